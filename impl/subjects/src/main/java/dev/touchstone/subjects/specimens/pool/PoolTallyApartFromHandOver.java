package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * The tally is looked at before an array is pushed, and changed afterwards. Breaks POOL-CAPACITY.
 *
 * <p>There is room for one array. A: release, sees that there is room. B: release, sees that there
 * is room, pushes, counts. A: pushes, counts: the pool keeps two.
 *
 * @param <A> the type of the arrays
 */
public class PoolTallyApartFromHandOver<A> extends StackPool<A> {

  /** Creates an empty pool. */
  public PoolTallyApartFromHandOver(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  boolean put(int k, A array) {
    if (tally() + bytes(k) > options().cap()) {
      return false;
    }
    int node = nodeOf(array);
    if (node == NIL || !push(k, node)) {
      return false;
    }
    addToTally(bytes(k));
    return true;
  }

  @Override
  public long retained() {
    return tally();
  }
}
