package dev.touchstone.subjects.specimens.ring;

/**
 * {@code release} empties the queue and gives it to the next user, whoever may be in the middle of
 * a poll. Breaks RING-RELEASE: that poll takes the next user's item.
 *
 * <p>The like of it was in RxRingBuffer of RxJava 0.20. R receives from a first buffer, S sends to
 * a second one from the same pool:
 *
 * <pre>
 * R: poll finds that the first buffer is not released
 * S: releases the first buffer, acquires the second, onNext(x)
 * R: poll takes x
 * </pre>
 *
 * @param <T> the type of the items
 */
public final class RingReleaseUnderPoll<T> extends SpecimenRingBuffer<T> {

  /** Takes a queue. */
  public RingReleaseUnderPoll(RingQueues<T> queues) {
    super(queues);
  }

  @Override
  public void release() {
    if (!isReleased()) {
      super.release();
      queue.clear();
      queues.give(queue);
    }
  }
}
