package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Batches: taken at once, handed out in full. */
@Timeout(10)
class WaitFreeSpmcArrayQueueDrainTest {
  private static final int CAPACITY = 256;

  private final WaitFreeSpmcArrayQueue<Integer> queue = new WaitFreeSpmcArrayQueue<>(CAPACITY);

  @Test
  void everyTakenElementIsHandedOutAndTheFirstExceptionThrown() {
    offer(3);
    List<Integer> seen = new ArrayList<>();
    assertThatThrownBy(
            () ->
                queue.drain(
                    element -> {
                      seen.add(element);
                      if (element > 0) {
                        throw new IllegalStateException("at " + element);
                      }
                    },
                    3))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("at 1")
        .satisfies(
            thrown ->
                assertThat(thrown.getSuppressed())
                    .extracting(Throwable::getMessage)
                    .containsExactly("at 2"));
    assertThat(seen).containsExactly(0, 1, 2);
    assertThat(queue).isEmpty();
  }

  @Test
  void oneExceptionThrownEachTimeIsNotSuppressedInItself() {
    offer(2);
    Error same = new AssertionError("the same");
    assertThatThrownBy(
            () ->
                queue.drain(
                    element -> {
                      throw same;
                    },
                    2))
        .isSameAs(same)
        .hasNoSuppressedExceptions();
  }

  @Test
  void aDrainTakesAsManyBatchesAsTheLimitAllows() {
    offer(CAPACITY);
    List<Integer> seen = new ArrayList<>();
    int limit = 2 * WaitFreeSpmcArrayQueue.BATCH + 1;
    assertThat(queue.drain(seen::add, limit)).isEqualTo(limit);
    assertThat(seen).isEqualTo(IntStream.range(0, limit).boxed().toList());
    assertThat(queue.size()).isEqualTo(CAPACITY - limit);
  }

  @Test
  void aDrainInsideADrainHasABatchOfItsOwn() {
    offer(4);
    List<Integer> outer = new ArrayList<>();
    List<Integer> inner = new ArrayList<>();
    queue.drain(
        element -> {
          outer.add(element);
          queue.offer(element + 10);
          queue.drain(inner::add, 1);
        },
        4);
    assertThat(outer).containsExactly(0, 1, 2, 3);
    assertThat(inner).containsExactly(10, 11, 12, 13);
  }

  @Test
  void drainsDoNotAllocateInTheLongRun() {
    com.sun.management.ThreadMXBean threads =
        (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    int[] sum = {0};
    drainOften(100, sum);
    long before = threads.getCurrentThreadAllocatedBytes();
    drainOften(10_000, sum);
    long after = threads.getCurrentThreadAllocatedBytes();
    assertThat(after - before).as("bytes in 10000 fills and drains").isLessThan(10_000);
  }

  private void drainOften(int times, int[] sum) {
    Integer element = 1;
    java.util.function.Consumer<Integer> consumer = taken -> sum[0] += taken;
    for (int i = 0; i < times; i++) {
      queue.offer(element);
      queue.offer(element);
      queue.drain(consumer, 2);
    }
  }

  private void offer(int count) {
    for (int i = 0; i < count; i++) {
      assertThat(queue.offer(i)).isTrue();
    }
  }
}
