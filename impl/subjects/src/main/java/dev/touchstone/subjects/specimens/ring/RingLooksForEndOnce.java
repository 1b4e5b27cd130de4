package dev.touchstone.subjects.specimens.ring;

/**
 * {@code poll} looks for the terminal event and then for an item, each once, and reports nothing if
 * it found neither. Breaks RING-TERMINAL: the end may have come after the first look, and the last
 * item have gone before the second, so that there was something to tell all the time.
 *
 * <p>Holding a; R and Q receive:
 *
 * <pre>
 * R: poll finds no terminal event
 * S: onCompleted
 * Q: poll: a
 * R: poll finds no item, reports nothing
 * </pre>
 *
 * @param <T> the type of the items
 */
public final class RingLooksForEndOnce<T> extends SpecimenRingBuffer<T> {

  /** Takes a queue. */
  public RingLooksForEndOnce(RingQueues<T> queues) {
    super(queues);
  }

  @Override
  public boolean poll(Receiver<? super T> receiver) {
    requireNotReleased();
    Object event = terminal.get();
    T item = queue.poll();
    return receive(item, event, receiver);
  }
}
