package dev.touchstone.models.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.contracts.pool.PoolOperations;
import dev.touchstone.contracts.pool.PoolOperations.Lent;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSpecification;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.models.judge.Execution.Returned;
import dev.touchstone.models.judge.Execution.Thrown;
import dev.touchstone.models.scenario.Scenario;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * From results of a pool to the claims that they violate. The specification is asked three times,
 * each time for more: that each array has one holder; and that the cap is kept; and everything else
 * that the contract promises. The first form under which there is no legal order names the claim.
 */
public final class PoolJudge {
  /** Arrays in scenarios are all of this length; a scenario's capacity counts them. */
  public static final int LENGTH = 8;

  private final MemoryOrder memoryOrder;
  private final Map<String, PoolSpecification> ladder = new LinkedHashMap<>();

  /** A judge of a scenario's executions. */
  public PoolJudge(PoolSubject subject, Scenario scenario) {
    PoolContract contract = subject.contract();
    PoolSpecification promised =
        PoolSpecification.of(settings(scenario, subject), subject.elementBytes(), contract.order());
    this.memoryOrder = contract.memoryOrder();
    ladder.put(PoolClaims.EXCLUSIVE, promised.ofOwnershipOnly());
    ladder.put(PoolClaims.CAPACITY, promised.ofOwnershipAndCap());
    ladder.put(PoolClaims.CONSERVE, promised);
  }

  /** The pool that a scenario runs on: one size class, room for as many arrays as it says. */
  public static PoolSettings settings(Scenario scenario, PoolSubject subject) {
    long cap = (long) scenario.capacity() * LENGTH * subject.elementBytes();
    return PoolSettings.of(cap, LENGTH, LENGTH);
  }

  /** The pool of a scenario, as the beginning of a sentence. */
  public static String inWords(Scenario scenario) {
    return "A pool with room for " + scenario.capacity() + " arrays, all of one length";
  }

  /**
   * What the execution violates.
   *
   * @param known claims that need not be named again
   * @return null if it violates nothing, or a known claim
   */
  public @Nullable Violation judge(Execution execution, Set<String> known) {
    for (Returned call : execution.calls()) {
      if (call.result() instanceof Thrown) {
        return violation(PoolClaims.CONSERVE, call + ".", known);
      }
    }
    History history = history(execution);
    for (Map.Entry<String, PoolSpecification> step : ladder.entrySet()) {
      Refutation refutation = LegalOrderSearch.refute(history, step.getValue(), memoryOrder);
      if (refutation != null) {
        return violation(step.getKey(), refutation.prose(), known);
      }
    }
    return null;
  }

  private static @Nullable Violation violation(String claim, String reason, Set<String> known) {
    return known.contains(claim) ? null : new Violation(List.of(claim), reason);
  }

  /** Handles, which the scenario names, become the arrays that they stood for. */
  private static History history(Execution execution) {
    Map<Integer, Lent> handles = new HashMap<>();
    for (Returned call : execution.calls()) {
      if (call.result() instanceof Integer id) {
        handles.put(call.step().arguments().get(0), new Lent(id, LENGTH));
      }
    }
    History.Builder builder = History.builder();
    for (Returned call : execution.calls()) {
      int index = builder.add(call.thread(), operation(call, handles));
      call.after().forEach(earlier -> builder.order(earlier, index));
    }
    return builder.build();
  }

  private static Operation operation(Returned call, Map<Integer, Lent> handles) {
    String name = call.step().operation();
    if (name.equals(PoolOperations.RETAINED)) {
      return Operation.of(name, call.result());
    }
    int handle = call.step().arguments().get(0);
    Lent array = handles.get(handle);
    if (array == null) {
      throw new IllegalStateException("nothing was taken for " + call);
    }
    return name.equals(PoolOperations.RELEASE)
        ? Operation.of(name, array, call.result())
        : Operation.of(name, LENGTH, array);
  }
}
