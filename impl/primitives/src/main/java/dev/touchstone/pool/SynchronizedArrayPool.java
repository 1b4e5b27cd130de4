package dev.touchstone.pool;

import org.jspecify.annotations.Nullable;

/**
 * A pool under one monitor: a stack for each size class, last in first out.
 *
 * <p><b>Promises.</b> Strict: {@code take} allocates only when no array of its size class is in the
 * pool, and gives the one that was released last; {@code release} drops only when the cap would be
 * exceeded, or when the length is no size class's. Linearizable.
 *
 * <p><b>Progress.</b> Every operation blocks while another thread is inside the monitor; a thread
 * that is stopped there stops all others. Arrays are allocated and cleared outside. On JDK 21 to 23
 * a virtual thread that waits for the monitor pins its carrier.
 *
 * <p><b>Allocation.</b> None but for arrays, once the stacks have grown to their greatest depth.
 *
 * <p>This is the design that the JSON encoder of kotlinx.serialization had, and found to be its
 * bottleneck.
 *
 * @param <A> the type of the arrays
 */
public final class SynchronizedArrayPool<A> extends SizedArrayPool<A> {
  private final ArrayStacks<A> stacks;

  /** Creates an empty pool. */
  public SynchronizedArrayPool(ArrayType<A> type, PoolOptions options) {
    super(type, options);
    this.stacks = new ArrayStacks<>(classes, options.cap());
  }

  @Override
  @Nullable A get(int sizeClass) {
    synchronized (stacks) {
      return stacks.pop(sizeClass);
    }
  }

  @Override
  boolean put(int sizeClass, A array) {
    synchronized (stacks) {
      return stacks.push(sizeClass, array);
    }
  }

  @Override
  public long retained() {
    synchronized (stacks) {
      return stacks.retained();
    }
  }

  @Override
  public long trim() {
    synchronized (stacks) {
      return stacks.clear();
    }
  }
}
