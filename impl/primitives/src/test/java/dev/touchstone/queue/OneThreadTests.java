package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one thread can see. */
abstract class OneThreadTests {

  /** The queue that is tried. */
  abstract <E> BoundedQueue<E> startingAt(int capacity, long startIndex);

  private <E> BoundedQueue<E> create(int capacity) {
    return startingAt(capacity, 0);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 4", "4, 4", "5, 8", "1000, 1024"})
  void capacityIsRoundedUpToAPowerOfTwo(int asked, int given) {
    assertThat(create(asked).capacity()).isEqualTo(given);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE, (1 << 30) + 1, Integer.MAX_VALUE})
  void impossibleCapacityIsRefused(int asked) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> create(asked))
        .withMessage("capacity must be from 1 to 1073741824, but is " + asked);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8})
  void holdsExactlyItsCapacity(int capacity) {
    BoundedQueue<Integer> queue = create(capacity);
    for (int i = 0; i < capacity; i++) {
      assertThat(queue.offer(i)).isTrue();
    }
    assertThat(queue.offer(-1)).isFalse();
    assertThat(queue.relaxedOffer(-1)).isFalse();
    assertThatThrownBy(() -> queue.add(-1)).isInstanceOf(IllegalStateException.class);
    assertThat(queue.poll()).isZero();
    assertThat(queue.offer(capacity)).isTrue();
    assertThat(queue.offer(-1)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        0,
        7,
        (1L << 31) - 3,
        (1L << 32) - 3,
        Long.MAX_VALUE - 2,
        Long.MIN_VALUE,
        -2,
      })
  void behavesLikeABoundedDequeFromAnyStartIndex(long start) {
    for (int capacity : new int[] {1, 2, 4}) {
      BoundedQueue<Integer> queue = startingAt(capacity, start);
      Queue<Integer> model = new ArrayDeque<>();
      Random random = new Random(start ^ capacity);
      for (int step = 0; step < 300; step++) {
        agreeOnOneOperation(queue, model, random.nextInt(10), step);
        assertThat(queue.size()).isEqualTo(model.size());
        assertThat(queue.isEmpty()).isEqualTo(model.isEmpty());
        assertThat(queue.peek()).isEqualTo(model.peek());
        assertThat(queue.relaxedPeek()).isEqualTo(model.peek());
        assertThat(queue).containsExactlyElementsOf(model);
      }
    }
  }

  private static void agreeOnOneOperation(
      BoundedQueue<Integer> queue, Queue<Integer> model, int operation, int step) {
    boolean room = model.size() < queue.capacity();
    switch (operation) {
      case 0, 1, 2 -> assertThat(queue.offer(step)).isEqualTo(room && model.add(step));
      case 3 -> assertThat(queue.relaxedOffer(step)).isEqualTo(room && model.add(step));
      case 4, 5 -> assertThat(queue.poll()).isEqualTo(model.poll());
      case 6 -> assertThat(queue.relaxedPoll()).isEqualTo(model.poll());
      case 7 -> queue.trim();
      case 8 -> {
        List<Integer> taken = new ArrayList<>();
        int limit = step % 4;
        assertThat(queue.drain(taken::add, limit)).isEqualTo(Math.min(limit, model.size()));
        taken.forEach(element -> assertThat(element).isEqualTo(model.poll()));
      }
      default -> {
        int limit = step % 4;
        int count = queue.fill(() -> step, limit);
        assertThat(count).isEqualTo(Math.min(limit, queue.capacity() - model.size()));
        for (int i = 0; i < count; i++) {
          model.add(step);
        }
      }
    }
  }

  @Test
  void nullIsRefusedAndNothingChanges() {
    BoundedQueue<String> queue = create(2);
    assertThatNullPointerException().isThrownBy(() -> queue.offer(nothing()));
    assertThatNullPointerException().isThrownBy(() -> queue.relaxedOffer(nothing()));
    assertThatNullPointerException().isThrownBy(() -> queue.add(nothing()));
    assertThatNullPointerException().isThrownBy(() -> queue.fill(() -> nothing(), 1));
    assertThat(queue).isEmpty();
    assertThat(queue.contains(nothing())).isFalse();
  }

  @Test
  void negativeLimitIsRefused() {
    BoundedQueue<String> queue = create(2);
    assertThatIllegalArgumentException().isThrownBy(() -> queue.drain(e -> {}, -1));
    assertThatIllegalArgumentException().isThrownBy(() -> queue.fill(() -> "a", -1));
  }

  @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // what callers must not pass
  private static <T> T nothing() {
    return null;
  }
}
