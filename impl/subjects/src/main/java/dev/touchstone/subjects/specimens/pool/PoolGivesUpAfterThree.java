package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * Both sides give up after three failed exchanges: {@code take} allocates, {@code release} drops,
 * which it does less often. Breaks POOL-DRIFT: under steady load what is kept grows. So it was in
 * the lock-free recycler pool of Jackson 2.17.0.
 *
 * @param <A> the type of the arrays
 */
public class PoolGivesUpAfterThree<A> extends StackPool<A> {

  /** Creates an empty pool. */
  public PoolGivesUpAfterThree(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  private static final int ATTEMPTS = 3;

  @Override
  boolean push(int k, int node) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      long head = getHead(k);
      setNext(node, node(head));
      if (compareAndSetHead(k, head, node)) {
        return true;
      }
    }
    return false;
  }

  @Override
  int pop(int k) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      long head = getHead(k);
      int node = node(head);
      if (node == NIL || compareAndSetHead(k, head, getNext(node))) {
        return node;
      }
    }
    return NIL;
  }
}
