package dev.touchstone.models.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysContract;
import dev.touchstone.contracts.keys.KeysLevel;
import dev.touchstone.contracts.keys.KeysOperations;
import dev.touchstone.contracts.keys.KeysSpecification;
import dev.touchstone.contracts.keys.KeysState;
import dev.touchstone.models.judge.Execution.Returned;
import dev.touchstone.models.judge.Execution.Thrown;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * From results of a key set to the claim that they violate. The wakeup, the map from key to
 * interest, and the selected keys are judged each by itself. A map without a legal order violates
 * KEYS-INTEREST if interest alone has none, or if a view lacks what one key by itself must have
 * there; else KEYS-LINEAR. Immutable.
 */
public final class KeysJudge {
  private static final Set<String> OF_WAKEUP =
      Set.of(KeysOperations.WAKEUP, KeysOperations.FINISH, KeysOperations.IS_WOKEN);

  private final KeysContract contract;

  /** A judge. */
  public KeysJudge(KeysContract contract) {
    this.contract = contract;
  }

  /**
   * What the execution violates.
   *
   * @param known claims that need not be named again
   * @return null if nothing else is violated
   */
  public @Nullable Violation judge(Execution execution, Set<String> known) {
    for (Returned call : execution.calls()) {
      if (call.result() instanceof Thrown) {
        return unlessKnown(claimOf(call.step().operation()), call + ".", known);
      }
    }
    History history = execution.history();
    Violation violation = ofWakeup(history, known);
    if (violation == null) {
      violation = ofMap(history, known);
    }
    if (violation == null) {
      String wrong = new SelectedRule(history).wrong();
      violation = wrong == null ? null : unlessKnown(KeysClaims.CANCEL, wrong, known);
    }
    return violation;
  }

  private static String claimOf(String operation) {
    return switch (operation) {
      case KeysOperations.PROCESS -> KeysClaims.CANCEL;
      case KeysOperations.WAKEUP, KeysOperations.FINISH, KeysOperations.IS_WOKEN ->
          KeysClaims.WAKEUP;
      case KeysOperations.REGISTER, KeysOperations.CANCEL, KeysOperations.PREPARE ->
          KeysClaims.LINEAR;
      default -> KeysClaims.INTEREST;
    };
  }

  private static @Nullable Violation unlessKnown(String claim, String reason, Set<String> known) {
    return known.contains(claim) ? null : new Violation(List.of(claim), reason);
  }

  private @Nullable Violation ofWakeup(History history, Set<String> known) {
    Refutation refutation = refute(only(history, call -> OF_WAKEUP.contains(call.name())), null);
    return refutation == null ? null : unlessKnown(KeysClaims.WAKEUP, refutation.prose(), known);
  }

  private @Nullable Violation ofMap(History whole, Set<String> known) {
    History history =
        only(
            whole,
            call ->
                !OF_WAKEUP.contains(call.name()) && !call.name().equals(KeysOperations.PROCESS));
    Refutation refutation = contract.level() == KeysLevel.STRONG ? refute(history, null) : null;
    if (refutation == null && contract.level() == KeysLevel.STRONG) {
      return null;
    }
    Refutation ofInterest = ofInterest(history);
    if (ofInterest != null) {
      return unlessKnown(KeysClaims.INTEREST, ofInterest.prose(), known);
    }
    return refutation == null ? null : unlessKnown(KeysClaims.LINEAR, refutation.prose(), known);
  }

  /** Without views; then descriptor by descriptor with views and without reads. */
  private @Nullable Refutation ofInterest(History history) {
    Refutation refutation =
        refute(only(history, call -> !call.name().equals(KeysOperations.PREPARE)), null);
    Map<Integer, Integer> descriptors = descriptors(history);
    for (int descriptor : Set.copyOf(descriptors.values())) {
      if (refutation == null) {
        refutation =
            refute(only(history, call -> concerns(call, descriptor, descriptors)), descriptor);
      }
    }
    return refutation;
  }

  private static boolean concerns(
      Operation call, int descriptor, Map<Integer, Integer> descriptors) {
    return switch (call.name()) {
      case KeysOperations.PREPARE -> true;
      case KeysOperations.INTEREST -> false;
      default ->
          Integer.valueOf(descriptor).equals(descriptors.get((Integer) call.arguments().get(0)));
    };
  }

  /** From a key's number to its descriptor. */
  static Map<Integer, Integer> descriptors(History history) {
    Map<Integer, Integer> descriptors = new HashMap<>();
    for (History.Call call : history.calls()) {
      Operation operation = call.operation();
      if (operation.name().equals(KeysOperations.REGISTER)) {
        descriptors.put(
            (Integer) operation.arguments().get(0), (Integer) operation.arguments().get(1));
      }
    }
    return descriptors;
  }

  private static History only(History history, Predicate<Operation> keep) {
    return history.restrict(call -> keep.test(call.operation()));
  }

  private @Nullable Refutation refute(History history, @Nullable Integer descriptor) {
    return LegalOrderSearch.refute(history, new Projected(descriptor), contract.memoryOrder());
  }

  /** The specification, of whose views only one descriptor is looked at, or all. */
  private static final class Projected implements SequentialSpecification<KeysState> {
    private final KeysSpecification specification = new KeysSpecification();
    private final @Nullable Integer descriptor;

    Projected(@Nullable Integer descriptor) {
      this.descriptor = descriptor;
    }

    private Operation projected(Operation operation) {
      if (descriptor == null || !(operation.result() instanceof Map<?, ?> view)) {
        return operation;
      }
      Map<Object, Object> only = new TreeMap<>();
      view.forEach(
          (key, ops) -> {
            if (descriptor.equals(key) && ops != null) {
              only.put(key, ops);
            }
          });
      return Operation.of(operation.name(), only);
    }

    @Override
    public KeysState initial() {
      return specification.initial();
    }

    @Override
    public @Nullable KeysState next(KeysState state, Operation operation) {
      return specification.next(state, projected(operation));
    }

    @Override
    public boolean isObservation(Operation operation) {
      return specification.isObservation(operation);
    }

    @Override
    public String objection(KeysState state, Operation operation) {
      return specification.objection(state, projected(operation));
    }
  }
}
