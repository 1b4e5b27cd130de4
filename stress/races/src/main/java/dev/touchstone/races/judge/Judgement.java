package dev.touchstone.races.judge;

import dev.touchstone.races.queue.QueueOutcome;

/**
 * An outcome with what the contract says to it.
 *
 * @param claim the claim that it breaks; empty unless forbidden
 * @param meaning the interleaving that gives it, in a line
 * @param reason for a forbidden outcome, in prose: why no order of the operations explains it;
 *     empty otherwise
 */
public record Judgement(
    QueueOutcome outcome, Grade grade, String claim, String meaning, String reason) {
  /** Whether the contract forbids it. */
  public boolean forbidden() {
    return grade == Grade.FORBIDDEN;
  }
}
