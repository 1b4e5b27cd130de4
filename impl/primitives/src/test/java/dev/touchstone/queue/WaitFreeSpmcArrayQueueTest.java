package dev.touchstone.queue;

import org.junit.jupiter.api.Nested;

/** What {@link WaitFreeSpmcArrayQueue} has in common with the other queues. */
class WaitFreeSpmcArrayQueueTest {

  @Nested
  class OneThread extends OneThreadTests {
    @Override
    <E> BoundedQueue<E> startingAt(int capacity, long startIndex) {
      return WaitFreeSpmcArrayQueue.startingAt(capacity, startIndex);
    }
  }

  @Nested
  class Callbacks extends CallbackTests {
    @Override
    BoundedQueue<String> create(int capacity) {
      return new WaitFreeSpmcArrayQueue<>(capacity);
    }
  }

  @Nested
  class Collection extends CollectionTests {
    @Override
    <E> BoundedQueue<E> create(int capacity) {
      return new WaitFreeSpmcArrayQueue<>(capacity);
    }
  }

  @Nested
  class Threads extends ThreadsTests {
    @Override
    BoundedQueue<Integer> create(int capacity) {
      return new WaitFreeSpmcArrayQueue<>(capacity);
    }
  }
}
