package dev.touchstone.subjects.specimens.ring;

/**
 * {@code release} gives the queue to the next user as it is. Breaks RING-RELEASE.
 *
 * <p>onNext(a) on a first buffer; release; acquire a second one; its poll gives a.
 *
 * @param <T> the type of the items
 */
public final class RingReleaseLeavesItems<T> extends SpecimenRingBuffer<T> {

  /** Takes a queue. */
  public RingReleaseLeavesItems(RingQueues<T> queues) {
    super(queues);
  }

  @Override
  public void release() {
    if (!isReleased()) {
      super.release();
      queues.give(queue);
    }
  }
}
