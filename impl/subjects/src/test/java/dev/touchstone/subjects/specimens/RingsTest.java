package dev.touchstone.subjects.specimens;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.queue.BoundedQueue;
import dev.touchstone.subjects.Specimens;
import dev.touchstone.subjects.queue.BoundedQueueSubject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The two rings are right, and so is, for one thread, each specimen whose defect needs two. */
class RingsTest {

  @Test
  void theRingsAreRight() {
    behavesLikeABoundedDeque(ClaimThenReadRing::new);
    behavesLikeABoundedDeque(ReadThenClaimRing::new);
  }

  @ParameterizedTest
  @MethodSource("specimensThatNeedTwoThreads")
  void oneThreadSeesNoDefect(BoundedQueueSubject specimen) {
    behavesLikeABoundedDeque(specimen.factory());
  }

  static Stream<BoundedQueueSubject> specimensThatNeedTwoThreads() {
    List<String> names =
        Contracts.catalogue().stream()
            .map(Claim::controls)
            .flatMap(List::stream)
            .filter(control -> !control.engines().contains(EngineKind.CONFORMANCE))
            .map(Control::specimen)
            .toList();
    return new Specimens()
        .subjects().stream()
            .filter(subject -> names.contains(subject.name()))
            .filter(BoundedQueueSubject.class::isInstance)
            .map(BoundedQueueSubject.class::cast);
  }

  private static void behavesLikeABoundedDeque(BoundedQueueSubject.Factory factory) {
    for (long start : new long[] {0, (1L << 31) - 3, Long.MAX_VALUE - 2}) {
      for (int capacity : new int[] {1, 2, 4}) {
        BoundedQueue<Object> queue = factory.create(capacity, start);
        Queue<Object> model = new ArrayDeque<>();
        Random random = new Random(start + capacity);
        for (int step = 0; step < 200; step++) {
          agreeOnOneOperation(queue, model, random.nextInt(8), step);
          assertThat(queue.size()).isEqualTo(model.size());
          assertThat(queue.isEmpty()).isEqualTo(model.isEmpty());
          assertThat(queue.peek()).isEqualTo(model.peek());
          assertThat(queue.relaxedPeek()).isEqualTo(model.peek());
        }
      }
    }
  }

  private static void agreeOnOneOperation(
      BoundedQueue<Object> queue, Queue<Object> model, int operation, int step) {
    boolean room = model.size() < queue.capacity();
    int limit = step % 4;
    switch (operation) {
      case 0, 1 -> assertThat(queue.offer(step)).isEqualTo(room && model.add(step));
      case 2 -> assertThat(queue.relaxedOffer(step)).isEqualTo(room && model.add(step));
      case 3, 4 -> assertThat(queue.poll()).isEqualTo(model.poll());
      case 5 -> assertThat(queue.relaxedPoll()).isEqualTo(model.poll());
      case 6 -> {
        List<Object> taken = new ArrayList<>();
        assertThat(queue.drain(taken::add, limit)).isEqualTo(Math.min(limit, model.size()));
        taken.forEach(element -> assertThat(element).isEqualTo(model.poll()));
      }
      default -> {
        int count = queue.fill(() -> step, limit);
        assertThat(count).isEqualTo(Math.min(limit, queue.capacity() - model.size()));
        for (int i = 0; i < count; i++) {
          model.add(step);
        }
      }
    }
  }
}
