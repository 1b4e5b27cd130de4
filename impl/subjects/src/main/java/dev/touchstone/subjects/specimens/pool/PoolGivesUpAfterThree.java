package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/**
 * Both sides give up after three failed exchanges: {@code take} allocates, {@code release} drops,
 * which it does less often. Breaks POOL-DRIFT: under steady load what is kept grows. So it was in
 * the lock-free recycler pool of Jackson 2.17.0.
 *
 * @param <A> the type of the arrays
 */
public class PoolGivesUpAfterThree<A> extends LinkedPool<A> {
  private static final int ATTEMPTS = 3;

  /** Creates an empty pool. */
  public PoolGivesUpAfterThree(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  boolean push(int k, A array) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Node<A> head = getHead(k);
      if (compareAndSetHead(k, head, new Node<>(array, head))) {
        return true;
      }
    }
    return false;
  }

  @Override
  @Nullable Node<A> pop(int k) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Node<A> head = getHead(k);
      if (head == null || compareAndSetHead(k, head, head.next())) {
        return head;
      }
    }
    return null;
  }
}
