package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * Each release allocates. Breaks POOL-ALLOC.
 *
 * @param <A> the type of the arrays
 */
public class PoolAllocatesPerRelease<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolAllocatesPerRelease(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  private volatile Object garbage = "";

  @Override
  public boolean release(A array) {
    garbage = new long[] {garbage.hashCode()};
    return super.release(array);
  }
}
