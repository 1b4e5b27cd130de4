package dev.touchstone.perf.speed.pool;

import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.core.util.RecyclerPool;

/**
 * Jackson's pools of buffer recyclers, used as its generators do: a recycler is acquired, a buffer
 * taken out of it and put back, and the recycler is released.
 */
final class JacksonPeer extends PoolPeer {
  private static final int BOUND = 100;

  private final RecyclerPool<BufferRecycler> pool;

  @SuppressWarnings("deprecation") // the lock-free one is measured although it is discouraged
  JacksonPeer(String kind) {
    pool =
        switch (kind) {
          case "threadLocal" -> JsonRecyclerPools.threadLocalPool();
          case "deque" -> JsonRecyclerPools.newConcurrentDequePool();
          case "lockFree" -> JsonRecyclerPools.newLockFreePool();
          case "bounded" -> JsonRecyclerPools.newBoundedPool(BOUND);
          default -> throw new IllegalArgumentException(kind);
        };
  }

  @Override
  Object take() {
    return pool.acquireAndLinkPooled();
  }

  @Override
  String write(Object lent) {
    BufferRecycler recycler = (BufferRecycler) lent;
    char[] chars = recycler.allocCharBuffer(BufferRecycler.CHAR_NAME_COPY_BUFFER);
    String text = write(chars);
    recycler.releaseCharBuffer(BufferRecycler.CHAR_NAME_COPY_BUFFER, chars);
    return text;
  }

  @Override
  void release(Object lent) {
    ((BufferRecycler) lent).releaseToPool();
  }
}
