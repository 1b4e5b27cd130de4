package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Callbacks of drain and fill that throw or that use the queue themselves. */
@Timeout(10)
abstract class CallbackTests {

  private final BoundedQueue<String> queue = create(2);

  /** The queue that is tried. */
  abstract BoundedQueue<String> create(int capacity);

  @Test
  void aDrainThatIsThrownOutOfLosesNothing() {
    queue.offer("a");
    queue.offer("b");
    List<@Nullable String> out = new ArrayList<>();
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                queue.drain(
                    element -> {
                      out.add(element);
                      throw new IllegalStateException(element);
                    },
                    2))
        .withMessage("a");
    assertThat(queue.offer("c")).isTrue();
    for (String left = queue.poll(); left != null; left = queue.poll()) {
      out.add(left);
    }
    assertThat(out).containsExactly("a", "b", "c");
  }

  @Test
  void aFillThatIsThrownOutOfKeepsWhatWasInserted() {
    List<String> source = new ArrayList<>(List.of("a"));
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                queue.fill(
                    () -> {
                      if (source.isEmpty()) {
                        throw new IllegalStateException("no more");
                      }
                      return source.remove(0);
                    },
                    2));
    assertThat(queue).containsExactly("a");
  }

  @Test
  void aDrainFindsItsSlotClearWhenItOffers() {
    queue.offer("a");
    queue.offer("b");
    List<String> seen = new ArrayList<>();
    int count =
        queue.drain(
            element -> {
              seen.add(element);
              if (seen.size() <= 4) {
                assertThat(queue.offer(element + element)).isTrue();
              }
            },
            10);
    assertThat(seen).containsExactly("a", "b", "aa", "bb", "aaaa", "bbbb");
    assertThat(count).isEqualTo(6);
  }

  @Test
  void relaxedPeekNeverShowsATakenElement() {
    queue.offer("a");
    queue.offer("b");
    queue.drain(
        first -> {
          assertThat(queue.offer("x")).isTrue();
          assertThat(queue.poll()).isEqualTo("b");
          assertThat(queue.poll()).isEqualTo("x");
          assertThat(queue.isEmpty()).isTrue();
          assertThat(queue.relaxedPeek()).isNull();
        },
        1);
  }

  @Test
  void aSupplierMayOfferAsLongAsThereIsRoomForItsOwnElement() {
    assertThat(
            queue.fill(
                () -> {
                  queue.offer("mine");
                  return "supplied";
                },
                1))
        .isEqualTo(1);
    assertThat(queue).containsExactly("mine", "supplied");
    queue.poll();
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                queue.fill(
                    () -> {
                      queue.offer("greedy");
                      return "homeless";
                    },
                    1));
    assertThat(queue).containsExactly("supplied", "greedy");
  }

  @Test
  void aSupplierMayPoll() {
    queue.offer("a");
    assertThat(queue.fill(() -> "after " + queue.poll(), 3)).isEqualTo(3);
    assertThat(queue).containsExactly("after after after a");
  }
}
