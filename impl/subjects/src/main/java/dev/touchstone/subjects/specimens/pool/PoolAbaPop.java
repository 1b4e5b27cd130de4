package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * Heads carry no stamp. Breaks POOL-EXCLUSIVE.
 *
 * <p>The stack has a above b. A: take, reads that a is the head and b next to it. B: take, has a;
 * take, has b; release(a), a is the head and nothing next to it. A: exchanges the head from a to b,
 * has a. C: take, has b, which B has too. Such was the segment pool of okio 3.2.0.
 *
 * @param <A> the type of the arrays
 */
public class PoolAbaPop<A> extends StackPool<A> {

  /** Creates an empty pool. */
  public PoolAbaPop(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  long nextStamp(long head) {
    return 0;
  }
}
