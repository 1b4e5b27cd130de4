package dev.touchstone.subjects.specimens.ring;

import org.jspecify.annotations.Nullable;

/**
 * {@code poll} looks for an item first and for the terminal event afterwards. Breaks RING-TERMINAL:
 * both may come in between, and the end is told before the last item.
 *
 * <p>The like of it was in RxRingBuffer of RxJava 0.20. Empty:
 *
 * <pre>
 * R: poll finds no item
 * S: onNext(a); onCompleted
 * R: poll finds the terminal event, tells it
 * R: poll: a
 * </pre>
 *
 * @param <T> the type of the items
 */
public final class RingTerminalBeforeLastItem<T> extends SpecimenRingBuffer<T> {

  /** Takes a queue. */
  public RingTerminalBeforeLastItem(RingQueues<T> queues) {
    super(queues);
  }

  @Override
  public boolean poll(Receiver<? super T> receiver) {
    requireNotReleased();
    T item = queue.poll();
    @Nullable Object event = item == null ? terminal.get() : null;
    return receive(item, event, receiver);
  }
}
