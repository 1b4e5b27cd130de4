package dev.touchstone.models.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.contracts.ring.RingClaims;
import dev.touchstone.contracts.ring.RingContract;
import dev.touchstone.contracts.ring.RingSpecification;
import dev.touchstone.contracts.ring.RingState;
import dev.touchstone.models.scenario.RingScenarios;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Judges executions of ring buffers. Each lease has a history of its own, and each must have a
 * legal order (linearizability is local). Immutable.
 */
public final class RingJudge {
  private static final List<String> WAIVABLE = List.of(RingClaims.TERMINAL, RingClaims.RELEASE);

  private final RingContract contract;
  private final int capacity;

  /**
   * A judge.
   *
   * @param capacity what each buffer really holds
   */
  public RingJudge(RingContract contract, int capacity) {
    this.contract = contract;
    this.capacity = capacity;
  }

  /**
   * Judges an execution.
   *
   * @param known claims that are already known to be violated, and are waived
   * @return null if nothing else is violated
   */
  public @Nullable Violation judge(Execution execution, Set<String> known) {
    for (Execution.Returned call : execution.calls()) {
      if (call.result() instanceof Execution.Thrown) {
        String claim = claimOf(call.step().operation());
        return known.contains(claim)
            ? null
            : new Violation(
                List.of(claim),
                "Thread " + call.thread() + ": " + call.step() + " " + call.result());
      }
    }
    History whole = execution.history();
    Violation first = judge(whole.restrict(call -> !ofNextUser(call.operation())), known);
    return first != null
        ? first
        : judge(whole.restrict(call -> ofNextUser(call.operation())), known);
  }

  private static String claimOf(String operation) {
    return switch (operation) {
      case "release" -> RingClaims.RELEASE;
      case "onCompleted" -> RingClaims.TERMINAL;
      default -> RingClaims.BACKPRESSURE;
    };
  }

  private static boolean ofNextUser(Operation operation) {
    return operation.name().endsWith(RingScenarios.NEXT_USER);
  }

  private @Nullable Violation judge(History lease, Set<String> known) {
    Refutation refutation = refute(lease, known);
    if (refutation == null) {
      return null;
    }
    String claim = blamed(lease, known);
    return known.contains(claim) ? null : new Violation(List.of(claim), refutation.prose());
  }

  /** What is wrong with the next user's lease by itself comes from the one before. */
  private String blamed(History lease, Set<String> known) {
    for (String claim : WAIVABLE) {
      Set<String> waived = new HashSet<>(known);
      waived.add(claim);
      if (refute(lease, waived) == null) {
        return claim;
      }
    }
    return lease.calls().stream().anyMatch(call -> ofNextUser(call.operation()))
        ? RingClaims.RELEASE
        : RingClaims.BACKPRESSURE;
  }

  private @Nullable Refutation refute(History lease, Set<String> waived) {
    return LegalOrderSearch.refute(
        lease,
        new OneLease(RingSpecification.of(capacity).waiving(waived)),
        contract.memoryOrder());
  }

  /** The specification of a lease whose operations have a mark behind their names. */
  private record OneLease(RingSpecification specification)
      implements SequentialSpecification<RingState> {

    private static Operation plain(Operation operation) {
      String name = operation.name();
      return ofNextUser(operation)
          ? new Operation(
              name.substring(0, name.length() - RingScenarios.NEXT_USER.length()),
              operation.arguments(),
              operation.result())
          : operation;
    }

    @Override
    public RingState initial() {
      return specification.initial();
    }

    @Override
    public @Nullable RingState next(RingState state, Operation operation) {
      return specification.next(state, plain(operation));
    }

    @Override
    public boolean isObservation(Operation operation) {
      return specification.isObservation(plain(operation));
    }

    @Override
    public String objection(RingState state, Operation operation) {
      return specification.objection(state, plain(operation));
    }
  }
}
