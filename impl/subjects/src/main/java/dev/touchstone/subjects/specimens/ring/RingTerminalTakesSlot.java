package dev.touchstone.subjects.specimens.ring;

/**
 * The terminal event needs room as an item does. Breaks RING-TERMINAL.
 *
 * <p>With capacity 1: onNext(a); onCompleted throws MissingBackpressureException.
 *
 * @param <T> the type of the items
 */
public final class RingTerminalTakesSlot<T> extends SpecimenRingBuffer<T> {

  /** Takes a queue. */
  public RingTerminalTakesSlot(RingQueues<T> queues) {
    super(queues);
  }

  @Override
  void end(Object event) {
    if (queue.size() == queue.capacity()) {
      refuse();
    }
    super.end(event);
  }
}
