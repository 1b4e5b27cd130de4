package dev.touchstone.certificate.page;

import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.evidence.Verdict;

/**
 * How a verdict is shown.
 *
 * @param css the class that gives colour and sign
 * @param word the word beside it
 */
public record Mark(String css, String word) {
  private static final Mark NOT_APPLICABLE = new Mark("not-run", "not applicable");

  static Mark of(Verdict verdict) {
    return switch (verdict) {
      case VIOLATED -> new Mark("violated", "violated");
      case INCONCLUSIVE -> new Mark("inconclusive", "inconclusive");
      case HOLDS -> new Mark("holds", "holds");
      case NOT_RUN -> new Mark("not-run", "not run");
    };
  }

  static Mark of(ClaimReport claim) {
    return claim.notApplicable() ? NOT_APPLICABLE : of(claim.verdict());
  }

  static Mark of(Verdict verdict, boolean notApplicable) {
    return verdict == Verdict.NOT_RUN && notApplicable ? NOT_APPLICABLE : of(verdict);
  }

  static Mark of(ExitCode exitCode) {
    return of(
        switch (exitCode) {
          case HOLDS -> Verdict.HOLDS;
          case VIOLATED -> Verdict.VIOLATED;
          case UNDECIDED, INTERRUPTED -> Verdict.INCONCLUSIVE;
          default -> Verdict.NOT_RUN;
        });
  }
}
