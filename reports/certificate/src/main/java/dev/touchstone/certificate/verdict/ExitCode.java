package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Verdict;
import java.util.List;

/** What the command line ends with. */
public enum ExitCode {
  /** Every required claim holds as far as it was tried. */
  HOLDS(0),
  /** A claim is violated in the form that the subject is held to. */
  VIOLATED(1),
  /** The request could not be met. */
  USAGE(2),
  /** Nothing is violated, and a required claim is not decided. */
  UNDECIDED(3),
  /** No check ran at all. */
  NOTHING_RAN(4),
  /** Every required claim holds, and it took longer than the time plan allows. */
  OVERRAN(5),
  /** A fault of Touchstone's own. */
  INTERNAL(70),
  /** Stopped by the user. */
  INTERRUPTED(130);

  private final int status;

  ExitCode(int status) {
    this.status = status;
  }

  /** The process's exit status. */
  public int status() {
    return status;
  }

  /** Counted over the selected claims of all subjects. */
  public static ExitCode of(List<SubjectReport> subjects, boolean interrupted) {
    List<ClaimReport> claims = subjects.stream().flatMap(s -> s.claims().stream()).toList();
    if (interrupted) {
      return INTERRUPTED;
    }
    if (subjects.stream().noneMatch(SubjectReport::anythingRan)) {
      return NOTHING_RAN;
    }
    if (claims.stream().anyMatch(c -> c.verdict() == Verdict.VIOLATED)) {
      return VIOLATED;
    }
    return claims.stream().anyMatch(ClaimReport::undecided) ? UNDECIDED : HOLDS;
  }
}
