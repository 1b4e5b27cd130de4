package dev.touchstone.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.queue.QueueSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LegalOrderSearchTest {

  @Test
  void agreesWithTryingEveryPermutation() {
    Random random = new Random(20261130);
    int legal = 0;
    int rounds = 20_000;
    for (int round = 0; round < rounds; round++) {
      History history = randomHistory(random);
      QueueSpecification specification =
          QueueSpecification.of(1 + random.nextInt(2)).startingWith(List.of());
      boolean expected = anyPermutationIsLegal(history, specification);
      LegalOrderSearch.Answer answer = LegalOrderSearch.search(history, specification);
      assertThat(answer.legal()).as("%s", history).isEqualTo(expected);
      assertThat(replays(history, specification, answer.order())).isTrue();
      legal += expected ? 1 : 0;
    }
    assertThat(legal).as("both answers occur often").isBetween(rounds / 50, rounds * 49 / 50);
  }

  /** At most six calls by three threads with random results, and a random order between threads. */
  private static History randomHistory(Random random) {
    History.Builder builder = History.builder();
    int n = 1 + random.nextInt(6);
    for (int i = 0; i < n; i++) {
      int value = 1 + random.nextInt(2);
      Operation operation =
          switch (random.nextInt(4)) {
            case 0, 1 -> Operation.of("offer", value, random.nextInt(4) != 0);
            case 2 -> Operation.of("poll", random.nextInt(3) == 0 ? null : value);
            default -> Operation.of("size", random.nextInt(3));
          };
      builder.add(random.nextInt(3), operation);
      if (i > 0 && random.nextInt(3) == 0) {
        builder.order(random.nextInt(i), i);
      }
    }
    return builder.build();
  }

  private static boolean anyPermutationIsLegal(History history, QueueSpecification specification) {
    return permute(history, specification, new ArrayList<>(), new boolean[history.size()]);
  }

  private static boolean permute(
      History history, QueueSpecification specification, List<Integer> order, boolean[] used) {
    if (order.size() == history.size()) {
      return replays(history, specification, order);
    }
    for (int i = 0; i < history.size(); i++) {
      if (!used[i]) {
        used[i] = true;
        order.add(i);
        boolean found = permute(history, specification, order, used);
        order.remove(order.size() - 1);
        used[i] = false;
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the order respects the history's order and each call is legal in turn. */
  private static boolean replays(
      History history, QueueSpecification specification, List<Integer> order) {
    List<Object> state = specification.initial();
    for (int position = 0; position < order.size(); position++) {
      for (int later = position + 1; later < order.size(); later++) {
        if (history.precedes(order.get(later), order.get(position))) {
          return false;
        }
      }
      List<Object> next =
          specification.next(state, history.calls().get(order.get(position)).operation());
      if (next == null) {
        return false;
      }
      state = next;
    }
    return true;
  }

  @Test
  void eachThreadPlacesItsOwnObservationsUnderHappensBefore() {
    // One element in a queue of two; offer; offer with poll; poll, results true, false, 1, null.
    History.Builder builder = History.builder();
    builder.add(0, Operation.of("offer", 2, true));
    builder.add(0, Operation.of("offer", 3, false));
    builder.add(1, Operation.of("poll", 1));
    builder.add(1, Operation.of("poll", null));
    History history = builder.build();
    QueueSpecification queue = QueueSpecification.of(2).startingWith(List.of(1));

    assertThat(LegalOrderSearch.refute(history, queue, MemoryOrder.HAPPENS_BEFORE)).isNull();
    assertThat(LegalOrderSearch.refute(history, queue, MemoryOrder.SEQUENTIAL)).isNotNull();
  }

  @Test
  void theOffersDefectIsRefutedAtCapacityOneUnderHappensBefore() {
    // Full; one thread polls; another polls, finds nothing, and its own offer is refused.
    History.Builder builder = History.builder();
    builder.add(0, Operation.of("poll", 1));
    builder.add(1, Operation.of("poll", null));
    builder.add(1, Operation.of("offer", 2, false));
    QueueSpecification queue = QueueSpecification.of(1).startingWith(List.of(1));

    Refutation refutation =
        LegalOrderSearch.refute(builder.build(), queue, MemoryOrder.HAPPENS_BEFORE);

    assertThat(refutation).isNotNull();
    assertThat(refutation.thread()).isEqualTo(1);
    assertThat(refutation.prose())
        .contains("as thread 1 sees them")
        .contains(
            "offer(2) = false: it was refused, yet the queue holds nothing, 0 of 1 and has room");
  }

  @Test
  void waivingAClaimExplainsExactlyWhatThatClaimForbids() {
    History.Builder builder = History.builder();
    builder.add(0, Operation.of("offer", 1, false));
    History refused = builder.build();
    QueueSpecification queue = QueueSpecification.of(1);

    assertThat(LegalOrderSearch.search(refused, queue).legal()).isFalse();
    assertThat(
            LegalOrderSearch.search(refused, queue.waiving(java.util.Set.of("QUEUE-FULL"))).legal())
        .isTrue();
    assertThat(
            LegalOrderSearch.search(refused, queue.waiving(java.util.Set.of("QUEUE-EMPTY")))
                .legal())
        .isFalse();
  }
}
