package dev.touchstone.subjects.specimens.ring;

/**
 * A full buffer drops the item without a word. Breaks RING-BACKPRESSURE.
 *
 * <p>With capacity 1: onNext(a); onNext(b) is accepted; poll gives a, and then nothing.
 *
 * @param <T> the type of the items
 */
public final class RingDropsWhenFull<T> extends SpecimenRingBuffer<T> {

  /** Takes a queue. */
  public RingDropsWhenFull(RingQueues<T> queues) {
    super(queues);
  }

  @Override
  void refuse() {}
}
