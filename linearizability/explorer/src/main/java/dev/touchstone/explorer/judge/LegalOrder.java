package dev.touchstone.explorer.judge;

import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.model.Synchronisation;
import org.jspecify.annotations.Nullable;

/**
 * Linearizability against a sequential specification, under either memory order of the contract.
 */
public final class LegalOrder<S> implements Judge {
  private final Verdicts<Refutation> verdicts;

  /** Judges histories by this specification. */
  public LegalOrder(SequentialSpecification<S> specification, MemoryOrder memoryOrder) {
    verdicts =
        new Verdicts<>(history -> LegalOrderSearch.refute(history, specification, memoryOrder));
  }

  @Override
  public @Nullable Fault judge(Execution execution, Synchronisation order) {
    Refutation refutation = verdicts.of(execution, order);
    return refutation == null ? null : Fault.of(Fault.Kind.NO_LEGAL_ORDER, refutation.prose());
  }

  /** How many histories were searched; the others were remembered. */
  public long searches() {
    return verdicts.judged();
  }
}
