package dev.touchstone.queue;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A queue that one user after the other may lease, and the count of operations that are inside it.
 *
 * <p>Two counters, one for the source and one for those who poll, 128 bytes from each other and
 * from everything else. All accesses are volatile: see {@link LeasedRingBuffer}, which says why.
 *
 * @param <T> the type of the items
 */
final class RingCore<T> {
  /** The counter of the source's operations. */
  static final int SOURCE = 16;

  /** The counter of polls. */
  static final int POLLS = 32;

  private static final int LENGTH = 48;
  private static final VarHandle INSIDE = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] inside = new long[LENGTH];
  final BoundedQueue<T> queue;

  RingCore(BoundedQueue<T> queue) {
    this.queue = queue;
  }

  void enter(int counter) {
    INSIDE.getAndAdd(inside, counter, 1L);
  }

  void leave(int counter) {
    INSIDE.getAndAdd(inside, counter, -1L);
  }

  /** Whether no operation was inside at some moment of the call, counter by counter. */
  boolean isIdle() {
    return (long) INSIDE.getVolatile(inside, SOURCE) == 0
        && (long) INSIDE.getVolatile(inside, POLLS) == 0;
  }
}
