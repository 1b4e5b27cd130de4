package dev.touchstone.certificate.verdict;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Modality;
import dev.touchstone.evidence.Verdict;
import java.util.List;

/**
 * One claim on one subject.
 *
 * @param claim as it binds under the subject's contract
 * @param verdict the worst over the checks that ran
 * @param notApplicable for {@link Verdict#NOT_RUN}: because the contract does not promise it
 * @param reason for verdicts other than HOLDS; else empty
 * @param cells one for each engine column, in their order
 * @param notTried the engines that must notice a control of this claim and did not run here, each
 *     with the reason
 */
public record ClaimReport(
    Claim claim,
    Verdict verdict,
    boolean notApplicable,
    String reason,
    List<EngineCell> cells,
    List<NotTried> notTried) {

  /** An engine that must notice and did not run, and why. */
  public record NotTried(String engine, String reason) {}

  public ClaimReport {
    cells = List.copyOf(cells);
    notTried = List.copyOf(notTried);
  }

  /** Whether it did not run although the contract promises it. */
  public boolean missing() {
    return verdict == Verdict.NOT_RUN && !notApplicable;
  }

  /** Whether it keeps the certificate from being a pass, without being violated. */
  public boolean undecided() {
    return claim.modality() == Modality.REQUIRED && (verdict == Verdict.INCONCLUSIVE || missing());
  }
}
