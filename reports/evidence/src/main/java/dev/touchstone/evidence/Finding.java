package dev.touchstone.evidence;

import org.jspecify.annotations.Nullable;

/**
 * What a check found for one claim; {@link EngineRun#report} makes evidence of it.
 *
 * @param reason a sentence without a full stop; null for a plain HOLDS
 * @param trace what there is to show; null without
 * @param replay how it is seen again
 * @param recipe for a violation: leads a {@link Repetition} straight to it, in the engine's own
 *     words; empty where the check does what it did before
 */
public record Finding(
    String claim,
    Verdict verdict,
    boolean notApplicable,
    @Nullable String reason,
    Strength strength,
    @Nullable Trace trace,
    Replay.Kind replay,
    String recipe) {

  /** A finding without a recipe. */
  public Finding(
      String claim,
      Verdict verdict,
      boolean notApplicable,
      @Nullable String reason,
      Strength strength,
      @Nullable Trace trace,
      Replay.Kind replay) {
    this(claim, verdict, notApplicable, reason, strength, trace, replay, "");
  }

  /** The same with a recipe. */
  public Finding withRecipe(String words) {
    return new Finding(claim, verdict, notApplicable, reason, strength, trace, replay, words);
  }

  /** The check did all that it planned and saw nothing forbidden. */
  public static Finding holds(String claim, Strength strength, Replay.Kind replay) {
    return new Finding(claim, Verdict.HOLDS, false, null, strength, null, replay);
  }

  /** The check saw something that the claim forbids. */
  public static Finding violated(
      String claim, String reason, Strength strength, Trace trace, Replay.Kind replay) {
    return new Finding(claim, Verdict.VIOLATED, false, reason, strength, trace, replay);
  }

  /** The check did not get far enough to say. */
  public static Finding inconclusive(
      String claim, String reason, Strength strength, Replay.Kind replay) {
    return new Finding(claim, Verdict.INCONCLUSIVE, false, reason, strength, null, replay);
  }

  /** The check did not run, for a reason that has nothing to do with the contract. */
  public static Finding notRun(String claim, String reason) {
    return new Finding(
        claim, Verdict.NOT_RUN, false, reason, Strength.NONE, null, Replay.Kind.RERUN);
  }

  /** The claim does not apply to the contract, or to what the subject offers. */
  public static Finding notApplicable(String claim, String reason) {
    return new Finding(
        claim, Verdict.NOT_RUN, true, reason, Strength.NONE, null, Replay.Kind.RERUN);
  }
}
