package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * Only the first half of an array is cleared. Breaks POOL-SECRET.
 *
 * @param <A> the type of the arrays
 */
public class PoolClearsHalf<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolClearsHalf(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  @SuppressWarnings("SuspiciousSystemArraycopy") // A is a type of arrays
  void clear(A array) {
    if (options().clearing()) {
      int half = type.length(array) / 2;
      System.arraycopy(type.allocate(half), 0, array, 0, half);
    }
  }
}
