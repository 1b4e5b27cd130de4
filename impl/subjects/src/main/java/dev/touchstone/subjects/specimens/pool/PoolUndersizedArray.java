package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * {@code take} goes to the size class below the length asked for, unless the length is just that of
 * a class. Breaks POOL-LENGTH.
 *
 * <p>With classes of 8 and 16: take(9) gives an array of 8.
 *
 * @param <A> the type of the arrays
 */
public class PoolUndersizedArray<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolUndersizedArray(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  public A take(int minLength) {
    int length = Integer.highestOneBit(Math.max(minLength, options().smallest()));
    return super.take(minLength < 0 || minLength > options().largest() ? minLength : length);
  }
}
