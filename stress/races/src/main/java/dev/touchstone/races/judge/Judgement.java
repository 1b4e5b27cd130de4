package dev.touchstone.races.judge;

import dev.touchstone.races.form.Outcome;

/**
 * An outcome with what the contract says to it.
 *
 * @param claim the claim that it breaks; empty unless forbidden
 * @param interleaving that best explains it; empty for an outcome that has none in common for both
 *     actors
 * @param meaning how it comes about, in a line
 * @param reason for a forbidden outcome, in prose: why no order of the operations explains it;
 *     empty otherwise
 */
public record Judgement(
    Outcome outcome,
    Grade grade,
    String claim,
    Interleaving interleaving,
    String meaning,
    String reason) {

  /** One order of all calls explains it. */
  static Judgement acceptable(Outcome outcome, Interleaving interleaving) {
    return new Judgement(outcome, Grade.ACCEPTABLE, "", interleaving, interleaving.line(), "");
  }

  /** It breaks a claim, and the interleaving shows how. */
  static Judgement forbidden(
      Outcome outcome, String claim, Interleaving interleaving, String reason) {
    return new Judgement(
        outcome, Grade.FORBIDDEN, claim, interleaving, interleaving.line(), reason);
  }

  /** Whether the contract forbids it. */
  public boolean forbidden() {
    return grade == Grade.FORBIDDEN;
  }
}
