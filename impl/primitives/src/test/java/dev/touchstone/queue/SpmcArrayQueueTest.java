package dev.touchstone.queue;

import org.junit.jupiter.api.Nested;

/** What {@link SpmcArrayQueue} has in common with the other queues. */
class SpmcArrayQueueTest {

  @Nested
  class OneThread extends OneThreadTests {
    @Override
    <E> BoundedQueue<E> startingAt(int capacity, long startIndex) {
      return SpmcArrayQueue.startingAt(capacity, startIndex);
    }
  }

  @Nested
  class Callbacks extends CallbackTests {
    @Override
    BoundedQueue<String> create(int capacity) {
      return new SpmcArrayQueue<>(capacity);
    }
  }

  @Nested
  class Collection extends CollectionTests {
    @Override
    <E> BoundedQueue<E> create(int capacity) {
      return new SpmcArrayQueue<>(capacity);
    }
  }

  @Nested
  class Threads extends ThreadsTests {
    @Override
    BoundedQueue<Integer> create(int capacity) {
      return new SpmcArrayQueue<>(capacity);
    }
  }
}
