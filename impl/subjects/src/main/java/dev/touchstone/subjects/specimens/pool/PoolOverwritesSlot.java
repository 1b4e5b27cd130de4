package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * {@code release} stores into the last slot of its class when all are filled. Breaks POOL-CONSERVE.
 *
 * <p>With two slots: release(a), release(b), release(c) are kept, says the pool; b is lost.
 *
 * @param <A> the type of the arrays
 */
public class PoolOverwritesSlot<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolOverwritesSlot(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  boolean put(int k, A array) {
    if (super.put(k, array)) {
      return true;
    }
    if (depth(k) > 0) {
      setSlotVolatile(k, depth(k) - 1, array);
    }
    return depth(k) > 0;
  }
}
