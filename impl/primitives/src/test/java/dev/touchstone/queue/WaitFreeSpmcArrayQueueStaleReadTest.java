package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A consumer that looks at an index which others pass before it goes on, played by hand: what the
 * others do runs inside its read of {@code consumerIndex}.
 */
@Timeout(10)
class WaitFreeSpmcArrayQueueStaleReadTest {

  private final Interrupted queue = new Interrupted(2);

  @Test
  void aSlotThatWasTrimmedIsNotTakenForAnElement() {
    queue.offer("a");
    queue.offer("b");
    queue.afterNextLook(
        () -> {
          assertThat(queue.poll()).isEqualTo("a");
          queue.trim();
        });
    assertThat(queue.poll()).isEqualTo("b");
    assertThat(queue.poll()).isNull();
  }

  @Test
  void aSlotThatWasTrimmedIsNotShownByPeek() {
    queue.offer("a");
    queue.offer("b");
    Runnable takeAndTrim =
        () -> {
          queue.poll();
          queue.trim();
        };
    queue.afterNextLook(takeAndTrim);
    assertThat(queue.peek()).isEqualTo("b");
    queue.afterNextLook(takeAndTrim);
    assertThat(queue.relaxedPeek()).isNull();
  }

  @Test
  void anElementThatCameIntoTheSlotLaterIsNotTakenTooEarly() {
    queue.offer("a");
    queue.offer("b");
    queue.afterNextLook(
        () -> {
          assertThat(queue.poll()).isEqualTo("a");
          assertThat(queue.offer("c")).isTrue();
        });
    assertThat(queue.poll()).isEqualTo("b");
    assertThat(queue.poll()).isEqualTo("c");
  }

  @Test
  void aBatchThatSomeoneElseTookFromIsReadAgain() {
    queue.offer("a");
    queue.offer("b");
    queue.afterNextLook(
        () -> {
          // The first look of a drain only asks whether there is anything.
          queue.afterNextLook(
              () -> {
                assertThat(queue.poll()).isEqualTo("a");
                queue.trim();
                assertThat(queue.offer("c")).isTrue();
              });
        });
    List<String> drained = new ArrayList<>();
    assertThat(queue.drain(drained::add, 2)).isEqualTo(2);
    assertThat(drained).containsExactly("b", "c");
  }

  @Test
  void trimLeavesWhatIsInTheQueue() {
    queue.offer("a");
    queue.offer("b");
    queue.poll();
    queue.trim();
    assertThat(queue).containsExactly("b");
    assertThat(queue.offer("c")).isTrue();
    queue.trim();
    assertThat(queue).containsExactly("b", "c");
  }

  private static final class Interrupted extends WaitFreeSpmcArrayQueue<String> {
    private @Nullable Runnable others;

    Interrupted(int capacity) {
      super(capacity);
    }

    void afterNextLook(Runnable others) {
      this.others = others;
    }

    @Override
    long readConsumerIndex() {
      long index = super.readConsumerIndex();
      Runnable now = others;
      if (now != null) {
        others = null;
        now.run();
      }
      return index;
    }
  }
}
