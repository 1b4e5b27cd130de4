package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/**
 * {@code take} looks at a slot, and clears it afterwards. Breaks POOL-EXCLUSIVE.
 *
 * <p>a lies in a slot. A: take, reads a. B: take, reads a, clears the slot, has a. A: clears the
 * slot, has a. So it was in the array pool of kotlinx.serialization 1.2.0, which took an array from
 * a deque and removed another.
 *
 * @param <A> the type of the arrays
 */
public class PoolTakeWithoutRemoving<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolTakeWithoutRemoving(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  @Nullable A getAndClearSlot(int k, int i) {
    A array = getSlotVolatile(k, i);
    setSlotVolatile(k, i, null);
    return array;
  }
}
