package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * A monitor is held while an array is allocated, although the contract promises that nobody waits.
 * Breaks POOL-PROGRESS.
 *
 * <p>A: take, in the monitor. B: take, waits for A.
 *
 * @param <A> the type of the arrays
 */
public class PoolAllocatesUnderLock<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolAllocatesUnderLock(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  synchronized A takeOf(int k) {
    return super.takeOf(k);
  }

  @Override
  synchronized boolean put(int k, A array) {
    return super.put(k, array);
  }
}
