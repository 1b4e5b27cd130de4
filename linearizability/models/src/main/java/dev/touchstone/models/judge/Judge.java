package dev.touchstone.models.judge;

import static dev.touchstone.contracts.queue.QueueClaims.BATCH;
import static dev.touchstone.contracts.queue.QueueClaims.CAPACITY;
import static dev.touchstone.contracts.queue.QueueClaims.EMPTY;
import static dev.touchstone.contracts.queue.QueueClaims.FULL;
import static dev.touchstone.contracts.queue.QueueClaims.PEEK;
import static dev.touchstone.contracts.queue.QueueClaims.RELAXED;
import static dev.touchstone.contracts.queue.QueueClaims.SIZE;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.contracts.queue.SizePromise;
import dev.touchstone.models.scenario.OperationGroup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Judges executions of a queue by its contract and says which claims they violate. A wrong result
 * belongs to the fewest claims without which there is a legal order; where no set of them helps, to
 * the capacity if a larger one helps, else to the group's own claim. Immutable.
 */
public final class Judge {
  /**
   * The claims that can be waived in the search for a legal order, in the order of trial: looking
   * at the queue comes first. A stale look after an empty poll is explained by a wrong poll as
   * well; if poll is wrong, the group without looks says so.
   */
  private static final List<String> WAIVABLE = List.of(RELAXED, PEEK, SIZE, FULL, EMPTY);

  private final QueueContract contract;
  private final int capacity;
  private final OperationGroup group;
  private final SizePromise size;

  /**
   * A judge of one group's scenarios.
   *
   * @param capacity what the queue really holds; {@link Integer#MAX_VALUE} without bound
   */
  public Judge(QueueContract contract, int capacity, OperationGroup group) {
    this.contract = contract;
    this.capacity = capacity;
    this.group = group;
    this.size = isRelaxed(SIZE) ? SizePromise.ESTIMATE : contract.size();
  }

  /**
   * Judges an execution.
   *
   * @param known claims that are already known to be violated, and are waived
   * @return null if nothing else is violated
   */
  public @Nullable Violation judge(Execution execution, Set<String> known) {
    Violation thrown = thrown(execution, known);
    if (thrown != null || threw(execution)) {
      return thrown;
    }
    return judge(execution.history(), known);
  }

  /**
   * Judges the operations of an execution in which none threw.
   *
   * @param known claims that are already known to be violated, and are waived
   * @return null if nothing else is violated
   */
  public @Nullable Violation judge(History whole, Set<String> known) {
    Violation direct = direct(whole, known);
    return direct != null ? direct : ordered(whole, known);
  }

  private boolean isRelaxed(String claim) {
    return contract.claim(claim).modality() == Modality.RELAXED;
  }

  private static boolean threw(Execution execution) {
    return execution.calls().stream().anyMatch(c -> c.result() instanceof Execution.Thrown);
  }

  private @Nullable Violation thrown(Execution execution, Set<String> known) {
    for (Execution.Returned call : execution.calls()) {
      if (call.result() instanceof Execution.Thrown) {
        String claim =
            switch (call.step().operation()) {
              case QueueOperations.PEEK -> PEEK;
              case QueueOperations.SIZE, QueueOperations.IS_EMPTY -> SIZE;
              default -> group.otherwise();
            };
        if (!known.contains(claim)) {
          return new Violation(
              List.of(claim), "Thread " + call.thread() + ": " + call.step() + " " + call.result());
        }
      }
    }
    return null;
  }

  /** What can be seen without a search: batches by themselves, and sizes within their bounds. */
  private @Nullable Violation direct(History whole, Set<String> known) {
    if (!known.contains(BATCH)) {
      for (History.Call call : whole.calls()) {
        String flaw = Moves.flaw(call.operation());
        if (flaw != null) {
          return new Violation(List.of(BATCH), "Thread " + call.thread() + ": " + flaw + ".");
        }
      }
    }
    if (!known.contains(SIZE)) {
      SizeBounds bounds = new SizeBounds(whole, capacity);
      String breach = size == SizePromise.ESTIMATE ? bounds.breachOfCapacity() : bounds.breach();
      if (breach == null
          && size != SizePromise.ESTIMATE
          && contract.consumers() == Multiplicity.ONE) {
        breach = bounds.seenButGone();
      }
      if (breach != null) {
        return new Violation(List.of(SIZE), "A wrong count: " + breach + ".");
      }
    }
    return null;
  }

  private @Nullable Violation ordered(History whole, Set<String> known) {
    Refutation refutation = refute(whole, known);
    if (refutation == null) {
      return null;
    }
    for (List<String> subset : subsets(candidates(whole, known))) {
      Set<String> waived = new HashSet<>(known);
      waived.addAll(subset);
      if (refute(whole, waived) == null) {
        return new Violation(subset, refutation.prose());
      }
    }
    Set<String> roomier = new HashSet<>(known);
    roomier.add(CAPACITY);
    if (!known.contains(CAPACITY) && refute(whole, roomier) == null) {
      return new Violation(List.of(CAPACITY), refutation.prose());
    }
    return known.contains(group.otherwise())
        ? null
        : new Violation(List.of(group.otherwise()), refutation.prose());
  }

  /** Where the capacity is waived, the queue may hold any number, and refuse at any. */
  private @Nullable Refutation refute(History whole, Set<String> waived) {
    Set<String> inSpecification = new HashSet<>(waived);
    inSpecification.remove(EMPTY);
    int most = capacity;
    if (waived.contains(CAPACITY)) {
      most = QueueSpecification.UNBOUNDED;
      inSpecification.add(FULL);
    }
    return LegalOrderSearch.refute(
        judged(whole, waived),
        QueueSpecification.of(most).waiving(inSpecification),
        contract.memoryOrder());
  }

  /** The history to find an order for: batches taken apart, weaker forms put in. */
  private History judged(History whole, Set<String> waived) {
    History.Builder builder = History.builder();
    List<int[]> spans = new ArrayList<>();
    for (int i = 0; i < whole.size(); i++) {
      History.Call call = whole.calls().get(i);
      int first = Integer.MAX_VALUE;
      int last = -1;
      if (size == SizePromise.EXACT || !SizeBounds.isCount(call.operation())) {
        for (Operation move : Moves.single(weaker(whole, i, waived))) {
          last = builder.add(call.thread(), move);
          first = Math.min(first, last);
        }
      }
      spans.add(new int[] {first, last});
    }
    for (int i = 0; i < whole.size(); i++) {
      for (int j = 0; j < whole.size(); j++) {
        if (whole.precedes(i, j) && spans.get(i)[1] >= 0 && spans.get(j)[1] >= 0) {
          builder.order(spans.get(i)[1], spans.get(j)[0]);
        }
      }
    }
    return builder.build();
  }

  /**
   * The operation, or its relaxed form where the contract documents a weaker claim and what the
   * weaker form allows was going on. A poll may be excused from finding an element only while
   * others are at work: an element that is not found at rest is lost, which is a matter of order.
   */
  private Operation weaker(History whole, int index, Set<String> waived) {
    Operation operation = whole.calls().get(index).operation();
    Object result = operation.result();
    return switch (operation.name()) {
      case QueueOperations.OFFER ->
          isRelaxed(FULL) && !Boolean.TRUE.equals(result) && overlapsConsumer(whole, index)
              ? new Operation(QueueOperations.RELAXED_OFFER, operation.arguments(), result)
              : operation;
      case QueueOperations.POLL ->
          result == null
                  && ((isRelaxed(EMPTY) && overlapsProducer(whole, index))
                      || (waived.contains(EMPTY) && !overlaps(whole, index).isEmpty()))
              ? Operation.of(QueueOperations.RELAXED_POLL, null)
              : operation;
      case QueueOperations.PEEK ->
          isRelaxed(PEEK) && result == null
              ? Operation.of(QueueOperations.RELAXED_PEEK, null)
              : operation;
      default -> operation;
    };
  }

  private static boolean overlapsConsumer(History whole, int index) {
    return overlaps(whole, index).stream().anyMatch(Moves::consumes);
  }

  private static boolean overlapsProducer(History whole, int index) {
    return overlaps(whole, index).stream().anyMatch(Moves::produces);
  }

  private static List<Operation> overlaps(History whole, int index) {
    List<Operation> overlapping = new ArrayList<>();
    for (int other = 0; other < whole.size(); other++) {
      if (other != index && !whole.precedes(other, index) && !whole.precedes(index, other)) {
        overlapping.add(whole.calls().get(other).operation());
      }
    }
    return overlapping;
  }

  /** The claims that some result of the history could violate. */
  private static List<String> candidates(History history, Set<String> known) {
    Set<String> possible = new HashSet<>();
    for (History.Call call : history.calls()) {
      Object result = call.operation().result();
      switch (call.operation().name()) {
        case QueueOperations.OFFER -> {
          if (!Boolean.TRUE.equals(result)) {
            possible.add(FULL);
          }
        }
        case QueueOperations.POLL -> {
          if (result == null) {
            possible.add(EMPTY);
          }
        }
        case QueueOperations.PEEK -> possible.add(PEEK);
        case QueueOperations.RELAXED_PEEK -> possible.add(RELAXED);
        case QueueOperations.SIZE, QueueOperations.IS_EMPTY -> possible.add(SIZE);
        default -> {}
      }
    }
    possible.removeAll(known);
    return WAIVABLE.stream().filter(possible::contains).toList();
  }

  /** The non-empty subsets, smaller ones first. */
  private static List<List<String>> subsets(List<String> claims) {
    List<List<String>> subsets = new ArrayList<>();
    for (int size = 1; size <= claims.size(); size++) {
      for (int bits = 1; bits < 1 << claims.size(); bits++) {
        if (Integer.bitCount(bits) == size) {
          List<String> subset = new ArrayList<>();
          for (int i = 0; i < claims.size(); i++) {
            if ((bits & (1 << i)) != 0) {
              subset.add(claims.get(i));
            }
          }
          subsets.add(subset);
        }
      }
    }
    return subsets;
  }
}
