package dev.touchstone.subjects.specimens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.touchstone.queue.BoundedQueue;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each defect that one thread can see, by the call sequence of its comment. */
class OneThreadSpecimensTest {

  @Test
  void reversedFullComparison() {
    BoundedQueue<String> queue = new SpmcReversedFullComparison<>(1, 0);
    assertThat(queue.offer("a")).isTrue();
    assertThat(queue.poll()).isEqualTo("a");
    assertThat(queue.isEmpty()).isTrue();
    assertThat(queue.offer("b")).isFalse();
  }

  @Test
  void swappedElements() {
    BoundedQueue<String> queue = new SpmcSwappedElements<>(2, 0);
    queue.offer("a");
    queue.offer("b");
    assertThat(queue.poll()).isEqualTo("b");
    assertThat(queue.poll()).isEqualTo("a");
  }

  @Test
  void sizeOffByOne() {
    BoundedQueue<String> queue = new SpmcSizeOffByOne<>(2, 0);
    queue.offer("a");
    assertThat(queue.size()).isZero();
    assertThat(queue.isEmpty()).isFalse();
  }

  @Test
  void relaxedPeekWithoutIndexCheck() {
    BoundedQueue<String> queue = new SpmcRelaxedPeekWithoutIndexCheck<>(2, 0);
    queue.offer("a");
    queue.offer("b");
    List<@Nullable String> peeked = new ArrayList<>();
    queue.drain(
        element -> {
          if (element.equals("a")) {
            assertThat(queue.offer("x")).isTrue();
            assertThat(queue.poll()).isEqualTo("x");
            assertThat(queue.isEmpty()).isTrue();
            peeked.add(queue.relaxedPeek());
          }
        },
        2);
    assertThat(peeked).containsExactly("b");
  }

  @Test
  void wrongBatchCount() {
    BoundedQueue<String> queue = new SpmcWrongBatchCount<>(2, 0);
    queue.offer("a");
    List<String> taken = new ArrayList<>();
    assertThat(queue.drain(taken::add, 2)).isEqualTo(2);
    assertThat(taken).containsExactly("a");
  }

  @Test
  void acceptsImpossibleCapacity() {
    for (int capacity : new int[] {0, -1, Integer.MIN_VALUE}) {
      BoundedQueue<String> queue = new SpmcAcceptsImpossibleCapacity<>(capacity, 0);
      assertThatThrownBy(() -> queue.offer("a")).isInstanceOf(IndexOutOfBoundsException.class);
    }
    assertThatThrownBy(() -> new SpmcAcceptsImpossibleCapacity<>(Integer.MAX_VALUE, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void thirtyTwoBitIndex() {
    BoundedQueue<String> queue = new Spmc32BitIndex<>(2, Integer.MAX_VALUE);
    assertThat(queue.offer("a")).isTrue();
    assertThat(queue.poll()).isNull();
  }

  @Test
  void drainStopsAtFirstThrow() {
    BoundedQueue<String> queue = new SpmcDrainStopsAtFirstThrow<>(2, 0);
    queue.offer("a");
    queue.offer("b");
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                queue.drain(
                    element -> {
                      throw new IllegalStateException(element);
                    },
                    2))
        .withMessage("a");
    assertThat(queue.poll()).isNull();
  }

  @Test
  void neverClearsSlot() {
    SpmcNeverClearsSlot<String> queue = new SpmcNeverClearsSlot<>(2, 0);
    queue.offer("a");
    assertThat(queue.poll()).isEqualTo("a");
    assertThat(queue.getSlot(0)).isEqualTo("a");
  }

  @Test
  void trimClearsNothing() {
    SpmcTrimClearsNothing<String> queue = new SpmcTrimClearsNothing<>(2, 0);
    queue.offer("a");
    assertThat(queue.poll()).isEqualTo("a");
    queue.trim();
    assertThat(queue.getSlot(0)).isEqualTo("a");
  }

  @Test
  @SuppressWarnings("NullAway") // what it should refuse
  void acceptsNull() {
    BoundedQueue<String> queue = new SpmcAcceptsNull<>(2, 0);
    assertThat(queue.offer(null)).isTrue();
    assertThat(queue.size()).isEqualTo(1);
    assertThat(queue.poll()).isNull();
    assertThat(queue.size()).isZero();
  }

  @Test
  void toStringThrows() {
    BoundedQueue<String> queue = new SpmcToStringThrows<>(2, 0);
    assertThatThrownBy(queue::toString).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void allocatesPerOffer() {
    assertThat(bytesPerPair(new SpmcAllocatesPerOffer<>(2, 0))).isGreaterThanOrEqualTo(16);
    assertThat(bytesPerPair(new ClaimThenReadRing<>(2, 0))).isZero();
  }

  private static long bytesPerPair(BoundedQueue<Object> queue) {
    int pairs = 10_000;
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = 0;
    for (int i = -pairs; i < pairs; i++) {
      if (i == 0) {
        before = threads.getCurrentThreadAllocatedBytes();
      }
      queue.offer("a");
      queue.poll();
    }
    return (threads.getCurrentThreadAllocatedBytes() - before) / pairs;
  }
}
