package dev.touchstone.models.lincheck;

import dev.touchstone.models.judge.Execution;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.scenario.Scenario;
import org.jspecify.annotations.Nullable;

/**
 * What running a scenario gave.
 *
 * @param planned invocations
 * @param judged results that were judged
 * @param distinct different results that were accepted
 * @param exhausted whether Lincheck ran out of interleavings before the planned number
 * @param failure what stopped it; null if nothing did
 * @param rejected the execution that was not accepted; null if there was none
 * @param violation what it violates; null if there was none
 */
public record Outcome(
    Scenario scenario,
    int planned,
    long judged,
    long distinct,
    boolean exhausted,
    @Nullable Failure failure,
    @Nullable Execution rejected,
    @Nullable Violation violation) {

  /** Whether as many results were judged as planned, or all that there are. */
  public boolean complete() {
    return failure == null && judged > 0 && (exhausted || judged >= planned);
  }
}
