package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * An array is cleared when it is in the pool already. Breaks POOL-SECRET.
 *
 * <p>A: release(a), a lies in a slot. B: take, has a, reads what A wrote. A: clears a.
 *
 * @param <A> the type of the arrays
 */
public class PoolReleasesBeforeClear<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolReleasesBeforeClear(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  boolean clearAndPut(A array) {
    boolean kept = isOfClass(array) && put(classOf(type.length(array)), array);
    clear(array);
    return kept;
  }
}
