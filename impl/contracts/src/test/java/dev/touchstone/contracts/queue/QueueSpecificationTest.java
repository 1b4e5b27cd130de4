package dev.touchstone.contracts.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.QueueOperations.Batch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class QueueSpecificationTest {

  @Test
  void acceptsWhatABoundedDequeDoesAndNothingElse() {
    Random random = new Random(7);
    for (int sequence = 0; sequence < 500; sequence++) {
      int capacity = 1 + random.nextInt(4);
      QueueSpecification specification = QueueSpecification.of(capacity);
      ArrayDeque<Object> model = new ArrayDeque<>();
      List<Object> state = specification.initial();
      for (int step = 0; step < 30; step++) {
        Operation right = step(random, model, capacity, step);
        List<Object> next = specification.next(state, right);
        assertThat(next).as("%s in %s", right, state).isEqualTo(new ArrayList<>(model));
        Operation wrong = spoiled(right);
        assertThat(specification.next(state, wrong)).as("%s in %s", wrong, state).isNull();
        state = next;
      }
    }
  }

  private static Operation step(Random random, ArrayDeque<Object> model, int capacity, int value) {
    return switch (random.nextInt(6)) {
      case 0 -> Operation.of("peek", model.peek());
      case 1 -> Operation.of("size", model.size());
      case 2 -> Operation.of("isEmpty", model.isEmpty());
      case 3 -> Operation.of("poll", model.poll());
      default -> Operation.of("offer", value, model.size() < capacity && model.add(value));
    };
  }

  private static Operation spoiled(Operation right) {
    Object result = right.result();
    Object wrong =
        switch (right.name()) {
          case "offer", "isEmpty" -> Boolean.FALSE.equals(result);
          case "size" -> (Integer) result + 1;
          default -> result == null ? (Object) "never offered" : null;
        };
    return new Operation(right.name(), right.arguments(), wrong);
  }

  @Test
  void relaxedFormsMayFailSpuriouslyAndNotMore() {
    QueueSpecification specification = QueueSpecification.of(2);
    List<Object> one = List.of(1);
    assertThat(specification.next(one, Operation.of("relaxedOffer", 2, false))).isEqualTo(one);
    assertThat(specification.next(one, Operation.of("relaxedPoll", null))).isEqualTo(one);
    assertThat(specification.next(one, Operation.of("relaxedPeek", null))).isEqualTo(one);
    assertThat(specification.next(one, Operation.of("relaxedPoll", 2))).isNull();
    assertThat(specification.next(one, Operation.of("relaxedPeek", 2))).isNull();
    assertThat(specification.next(List.of(1, 2), Operation.of("relaxedOffer", 3, true))).isNull();
  }

  @Test
  void batchesKeepOrderCountAndLimit() {
    QueueSpecification specification = QueueSpecification.of(3);
    List<Object> two = List.of(1, 2);
    assertThat(specification.next(two, drain(5, 2, 1, 2))).isEmpty();
    assertThat(specification.next(two, drain(5, 1, 1))).isEqualTo(List.of(2));
    assertThat(specification.next(two, drain(5, 2, 2, 1))).isNull();
    assertThat(specification.next(two, drain(5, 1, 1, 2))).isNull();
    assertThat(specification.next(two, drain(1, 2, 1, 2))).isNull();
    assertThat(specification.next(two, fill(2, 1, 3))).isEqualTo(List.of(1, 2, 3));
    assertThat(specification.next(two, fill(2, 2, 3, 4))).isNull();
  }

  private static Operation drain(int limit, int count, Object... elements) {
    return Operation.of("drain", limit, new Batch(count, List.of(elements)));
  }

  private static Operation fill(int limit, int count, Object... elements) {
    return Operation.of("fill", limit, new Batch(count, List.of(elements)));
  }

  @Test
  void aWrongResultBelongsToOneClaimAndWaivingItMakesItLegal() {
    QueueSpecification specification = QueueSpecification.of(1);
    assertThat(specification.brokenClaim(List.of(), Operation.of("offer", 1, false)))
        .isEqualTo("QUEUE-FULL");
    assertThat(specification.brokenClaim(List.of(1), Operation.of("offer", 2, true)))
        .isEqualTo("QUEUE-CAPACITY");
    assertThat(specification.brokenClaim(List.of(1), Operation.of("poll", null)))
        .isEqualTo("QUEUE-EMPTY");
    assertThat(specification.brokenClaim(List.of(1), Operation.of("poll", 2)))
        .isEqualTo("QUEUE-FIFO");
    assertThat(
            specification
                .waiving(Set.of("QUEUE-FULL"))
                .next(List.of(), Operation.of("offer", 1, false)))
        .isNotNull();
  }
}
