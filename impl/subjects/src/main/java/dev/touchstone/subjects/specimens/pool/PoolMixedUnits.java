package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * Elements are compared with the cap, which is in bytes. Breaks POOL-CAPACITY, where elements have
 * more than one byte.
 *
 * @param <A> the type of the arrays
 */
public class PoolMixedUnits<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolMixedUnits(ArrayType<A> type, PoolOptions options) {
    super(type, options, 1);
  }
}
