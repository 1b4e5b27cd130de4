package dev.touchstone.models.lincheck;

import org.jetbrains.kotlinx.lincheck.execution.ExecutionResult;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionScenario;
import org.jetbrains.lincheck.datastructures.verifier.Verifier;

/** Hands Lincheck's results to the running {@link Session}. */
public final class JudgingVerifier implements Verifier {

  /**
   * Called by Lincheck.
   *
   * @param specification not used: the session knows the contract
   */
  public JudgingVerifier(Class<?> specification) {}

  @Override
  public boolean verifyResults(ExecutionScenario scenario, ExecutionResult results) {
    return Session.current().accepts(results);
  }
}
