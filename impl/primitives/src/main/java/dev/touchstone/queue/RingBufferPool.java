package dev.touchstone.queue;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * Ring buffers whose queues are used again: {@link #acquire} leases one, {@link RingBuffer#release}
 * gives it back, empty. Any thread may acquire. Wait-free but for the allocation of a queue when
 * none is kept.
 *
 * <p>In the long run a lease allocates one small object, and its operations nothing. A queue that
 * is in use at the very moment of its release is not kept.
 *
 * @param <T> the type of the items
 */
public final class RingBufferPool<T> {
  private final Supplier<? extends BoundedQueue<T>> queues;
  private final Spares<RingCore<T>> kept;

  /**
   * A pool that keeps nothing yet.
   *
   * @param queues makes empty queues, whose capacity becomes that of the buffers
   * @param most how many queues are kept while nobody uses them, at least 0
   * @throws IllegalArgumentException if that is negative
   */
  public RingBufferPool(Supplier<? extends BoundedQueue<T>> queues, int most) {
    this.queues = Objects.requireNonNull(queues, "queues");
    if (most < 0) {
      throw new IllegalArgumentException("most must not be negative, but is " + most);
    }
    kept = new Spares<>(most);
  }

  /** An empty buffer that is the caller's until its release. */
  public RingBuffer<T> acquire() {
    RingCore<T> core = kept.take();
    return new LeasedRingBuffer<>(core == null ? new RingCore<>(queues.get()) : core, kept);
  }
}
