package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * {@code release} hands over by an opaque store. Breaks POOL-PUBLISH on paper, though seldom on
 * hardware. (Two releases into one slot at once lose an array as well.)
 *
 * @param <A> the type of the arrays
 */
public class PoolOpaqueHandOver<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolOpaqueHandOver(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  boolean fillSlot(int k, int i, A array) {
    if (getSlotVolatile(k, i) != null) {
      return false;
    }
    setSlotOpaque(k, i, array);
    return true;
  }
}
