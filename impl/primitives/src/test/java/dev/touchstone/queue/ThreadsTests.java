package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A first look with real threads; the engines of the house look closer. */
@SuppressWarnings(
    "ThreadPriorityCheck") // yields only because there may be fewer cores than threads
abstract class ThreadsTests {

  /** The queue that is tried. */
  abstract BoundedQueue<Integer> create(int capacity);

  private static final int ELEMENTS = 5_000;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 64})
  @Timeout(60)
  void eachElementLeavesOnceAndEachConsumerSeesThemInOrder(int capacity) throws Exception {
    BoundedQueue<Integer> queue = create(capacity);
    AtomicBoolean done = new AtomicBoolean();
    Callable<List<Integer>> consumer =
        () -> {
          List<Integer> taken = new ArrayList<>();
          boolean last;
          do {
            last = done.get();
            while (queue.drain(taken::add, 3) > 0) {}
            assertThat(queue.size()).isBetween(0, capacity);
            Thread.yield();
          } while (!last);
          return taken;
        };
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<List<Integer>>> consumers = new ArrayList<>();
      consumers.add(threads.submit(consumer));
      consumers.add(threads.submit(consumer));
      for (int i = 0; i < ELEMENTS; i++) {
        while (!queue.offer(i)) {
          queue.trim();
          Thread.yield();
        }
        if (i % 16 == 0) {
          queue.trim();
        }
      }
      done.set(true);
      List<Integer> all = new ArrayList<>();
      for (Future<List<Integer>> one : consumers) {
        assertThat(one.get()).isSorted();
        all.addAll(one.get());
      }
      assertThat(all).hasSize(ELEMENTS).doesNotHaveDuplicates();
    } finally {
      threads.shutdownNow();
    }
  }
}
