package dev.touchstone.subjects.specimens.ring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.queue.BoundedQueue;
import dev.touchstone.queue.MissingBackpressureException;
import dev.touchstone.queue.RingBuffer;
import dev.touchstone.subjects.specimens.ReadThenClaimRing;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Each defect, by the calls or the interleaving of its comment; what the other thread does runs
 * inside the queue's poll.
 */
class RingSpecimensTest {
  private final List<String> events = new ArrayList<>();
  private @Nullable Runnable beforePoll;
  private @Nullable Runnable afterPoll;

  @Test
  void theRightOneTellsTheEndAfterTheLastItem() {
    RingBuffer<String> ring = new SpecimenRingBuffer<>(queues(2));
    afterPoll =
        () -> {
          ring.onNext("a");
          ring.onCompleted();
        };
    assertThat(poll(ring)).isTrue();
    assertThat(poll(ring)).isTrue();
    assertThat(poll(ring)).isFalse();
    assertThat(events).containsExactly("a", "completed");
  }

  @Test
  void terminalBeforeLastItem() {
    RingBuffer<String> ring = new RingTerminalBeforeLastItem<>(queues(2));
    afterPoll =
        () -> {
          ring.onNext("a");
          ring.onCompleted();
        };
    assertThat(poll(ring)).isTrue();
    assertThat(poll(ring)).isTrue();
    assertThat(events).containsExactly("completed", "a");
  }

  @Test
  void looksForEndOnce() {
    RingBuffer<String> ring = new RingLooksForEndOnce<>(queues(2));
    assertThat(endComesAndAnotherTakesTheLast(ring)).as("it found something").isFalse();
    assertThat(events).containsExactly("a");
    RingBuffer<String> right = new SpecimenRingBuffer<>(queues(2));
    assertThat(endComesAndAnotherTakesTheLast(right)).as("it found something").isTrue();
    assertThat(events).containsExactly("a", "a", "completed");
  }

  private boolean endComesAndAnotherTakesTheLast(RingBuffer<String> ring) {
    ring.onNext("a");
    beforePoll =
        () -> {
          ring.onCompleted();
          assertThat(poll(ring)).isTrue();
        };
    return poll(ring);
  }

  @Test
  void terminalTakesSlot() {
    RingBuffer<String> ring = new RingTerminalTakesSlot<>(queues(1));
    ring.onNext("a");
    assertThatThrownBy(ring::onCompleted).isInstanceOf(MissingBackpressureException.class);
  }

  @Test
  void dropsWhenFull() {
    RingBuffer<String> ring = new RingDropsWhenFull<>(queues(1));
    ring.onNext("a");
    ring.onNext("b");
    while (poll(ring)) {}
    assertThat(events).containsExactly("a");
  }

  @Test
  void refusesWithoutReason() {
    RingBuffer<String> ring = new RingRefusesWithoutReason<>(queues(1));
    ring.onNext("a");
    assertThatThrownBy(() -> ring.onNext("b"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("cannot accept");
  }

  @Test
  void releaseUnderPoll() {
    RingQueues<String> queues = queues(2);
    RingBuffer<String> first = new RingReleaseUnderPoll<>(queues);
    beforePoll =
        () -> {
          first.release();
          new RingReleaseUnderPoll<>(queues).onNext("x");
        };
    assertThat(poll(first)).isTrue();
    assertThat(events).containsExactly("x");
  }

  @Test
  void releaseLeavesItems() {
    RingQueues<String> queues = queues(2);
    RingBuffer<String> first = new RingReleaseLeavesItems<>(queues);
    first.onNext("a");
    first.release();
    assertThat(poll(new RingReleaseLeavesItems<>(queues))).isTrue();
    assertThat(events).containsExactly("a");
  }

  private boolean poll(RingBuffer<String> ring) {
    return ring.poll(
        new RingBuffer.Receiver<String>() {
          @Override
          public void onNext(String item) {
            events.add(item);
          }

          @Override
          public void onError(Throwable error) {
            events.add(error.toString());
          }

          @Override
          public void onCompleted() {
            events.add("completed");
          }
        });
  }

  private RingQueues<String> queues(int capacity) {
    return new RingQueues<>(capacity) {
      @Override
      BoundedQueue<String> make() {
        return new Interrupted(capacity);
      }
    };
  }

  private final class Interrupted extends ReadThenClaimRing<String> {
    Interrupted(int capacity) {
      super(capacity, 0);
    }

    @Override
    public @Nullable String poll() {
      Runnable before = beforePoll;
      beforePoll = null;
      if (before != null) {
        before.run();
      }
      String item = super.poll();
      Runnable after = afterPoll;
      afterPoll = null;
      if (after != null) {
        after.run();
      }
      return item;
    }
  }
}
