package dev.touchstone.evidence;

import java.util.Collection;

/** What a check found, worst first. */
public enum Verdict {
  /** Something happened that the claim forbids. */
  VIOLATED,
  /** The check did not get far enough to say. */
  INCONCLUSIVE,
  /** The check did all that it planned and saw nothing that the claim forbids. */
  HOLDS,
  /** The check did not run: not applicable to the contract, or for the reason that is given. */
  NOT_RUN;

  /**
   * The verdict of a claim over its checks: the worst of those that ran; {@link #NOT_RUN} if none
   * did.
   */
  public static Verdict worst(Collection<Verdict> verdicts) {
    return verdicts.stream().min(Enum::compareTo).orElse(NOT_RUN);
  }
}
