package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolUnderTest;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A pool with some arrays in it, and others in hand for those who are to release one. */
final class PoolBench {
  private static final int IN_HAND = 6;

  private final PoolUnderTest pool;
  private final int length;
  private final ConcurrentLinkedQueue<Object> inHand = new ConcurrentLinkedQueue<>();

  /**
   * A pool that was used before.
   *
   * @param kept arrays that were released into it
   */
  PoolBench(PoolUnderTest pool, PoolSettings settings, int kept) {
    this.pool = pool;
    this.length = settings.smallest();
    Deque<Object> taken = new ArrayDeque<>();
    for (int i = 0; i < kept + IN_HAND; i++) {
      taken.add(pool.take(length));
    }
    for (int i = 0; i < kept; i++) {
      pool.release(taken.remove());
    }
    inHand.addAll(taken);
  }

  void take() {
    pool.take(length);
  }

  void release() {
    Object array = inHand.poll();
    if (array != null) {
      pool.release(array);
    }
  }

  void retained() {
    pool.retained();
  }

  void trim() {
    pool.trim();
  }
}
