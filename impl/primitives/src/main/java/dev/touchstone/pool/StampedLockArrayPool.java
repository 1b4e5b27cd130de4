package dev.touchstone.pool;

import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

/**
 * A pool under the write lock of a {@link StampedLock}: a stack for each size class, last in first
 * out.
 *
 * <p><b>Promises.</b> Those of {@link SynchronizedArrayPool}.
 *
 * <p><b>Progress.</b> {@code take}, {@code release} and {@code trim} block while another thread
 * holds the lock; {@code retained} does too, but only if its optimistic read fails. Arrays are
 * allocated and cleared outside of the lock. A virtual thread that waits is parked.
 *
 * <p><b>Allocation.</b> None but for arrays, once the stacks have grown, while nobody waits: a
 * thread that waits allocates its node in the lock's queue.
 *
 * <p>This was proposed for the pool of kotlinx.serialization's JSON encoder. It serializes as the
 * monitor does; its gain is a shorter way through the lock.
 *
 * @param <A> the type of the arrays
 */
public final class StampedLockArrayPool<A> extends SizedArrayPool<A> {
  private final StampedLock lock = new StampedLock();
  private final ArrayStacks<A> stacks;

  /** Creates an empty pool. */
  public StampedLockArrayPool(ArrayType<A> type, PoolOptions options) {
    super(type, options);
    this.stacks = new ArrayStacks<>(classes, options.cap());
  }

  @Override
  @Nullable A get(int sizeClass) {
    long stamp = lock.writeLock();
    try {
      return stacks.pop(sizeClass);
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  @Override
  boolean put(int sizeClass, A array) {
    long stamp = lock.writeLock();
    try {
      return stacks.push(sizeClass, array);
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  @Override
  public long retained() {
    long stamp = lock.tryOptimisticRead();
    long retained = stacks.retained();
    if (lock.validate(stamp)) {
      return retained;
    }
    stamp = lock.readLock();
    try {
      return stacks.retained();
    } finally {
      lock.unlockRead(stamp);
    }
  }

  @Override
  public long trim() {
    long stamp = lock.writeLock();
    try {
      return stacks.clear();
    } finally {
      lock.unlockWrite(stamp);
    }
  }
}
