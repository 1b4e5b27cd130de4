package dev.touchstone.explorer.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.model.Synchronisation;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Linearizability against a sequential specification, under either memory order of the contract.
 * Verdicts are remembered by history, since many executions have the same one.
 */
public final class LegalOrder<S> implements Judge {
  private static final int MOST_REMEMBERED = 50_000;

  private final SequentialSpecification<S> specification;
  private final MemoryOrder memoryOrder;
  private final Map<History, Optional<Refutation>> verdicts = new HashMap<>();
  private long searches;

  /** Judges histories by this specification. */
  public LegalOrder(SequentialSpecification<S> specification, MemoryOrder memoryOrder) {
    this.specification = specification;
    this.memoryOrder = memoryOrder;
  }

  @Override
  public @Nullable Fault judge(Execution execution, Synchronisation order) {
    History history = CallHistory.of(execution, order);
    Optional<Refutation> verdict = verdicts.get(history);
    if (verdict == null) {
      searches++;
      verdict = Optional.ofNullable(LegalOrderSearch.refute(history, specification, memoryOrder));
      if (verdicts.size() == MOST_REMEMBERED) {
        verdicts.clear();
      }
      verdicts.put(history, verdict);
    }
    return verdict
        .map(refutation -> Fault.of(Fault.Kind.NO_LEGAL_ORDER, refutation.prose()))
        .orElse(null);
  }

  /** How many histories were searched; the others were remembered. */
  public long searches() {
    return searches;
  }
}
