package dev.touchstone.subjects.specimens.ring;

/**
 * A full buffer refuses with an error that does not say why. Breaks RING-BACKPRESSURE.
 *
 * <p>With capacity 1: onNext(a); onNext(b) throws IllegalStateException "cannot accept", as if the
 * buffer had been released.
 *
 * @param <T> the type of the items
 */
public final class RingRefusesWithoutReason<T> extends SpecimenRingBuffer<T> {

  /** Takes a queue. */
  public RingRefusesWithoutReason(RingQueues<T> queues) {
    super(queues);
  }

  @Override
  void refuse() {
    throw new IllegalStateException("cannot accept");
  }
}
