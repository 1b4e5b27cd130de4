package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * The checked mode does not see that an array was released already. Breaks POOL-MISUSE.
 *
 * <p>take, has a; release(a); release(a); take, has a; take, has a.
 *
 * @param <A> the type of the arrays
 */
public class PoolAcceptsDoubleRelease<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolAcceptsDoubleRelease(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  void check(A array) {
    try {
      super.check(array);
    } catch (IllegalStateException released) {
      // The defect: taken for a release by a new holder.
    }
  }
}
