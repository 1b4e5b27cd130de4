package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * {@code release} hands over by a plain store. Breaks POOL-PUBLISH: who takes the array may not see
 * what the releaser wrote into it. (Two releases into one slot at once lose an array as well.)
 *
 * @param <A> the type of the arrays
 */
public class PoolPlainHandOver<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolPlainHandOver(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  boolean fillSlot(int k, int i, A array) {
    if (getSlot(k, i) != null) {
      return false;
    }
    setSlot(k, i, array);
    return true;
  }
}
