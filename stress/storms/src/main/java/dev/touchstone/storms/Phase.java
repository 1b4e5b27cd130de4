package dev.touchstone.storms;

import dev.touchstone.contracts.queue.Capability;
import java.util.List;
import java.util.Set;

/**
 * One kind of storm in the course of a campaign. The campaign's time is shared among the phases
 * that can decide something, by their weights, so that a subject gets the same time whatever of it
 * is asked.
 *
 * @param weight its share of the time
 * @param operationsPart of the budget's operations it aims at one in so many; 0 at none
 */
record Phase(Mix mix, boolean noisy, int weight, int operationsPart) {
  /**
   * How often all phases take turns: what shows in the first moments of a late phase is found
   * early.
   */
  static final int ROUNDS = 3;

  private static final List<Phase> ALL =
      List.of(
          new Phase(Mix.CORE, true, 7, 0),
          new Phase(Mix.SAME_OBJECT, true, 2, 0),
          new Phase(Mix.CORE, false, 3, 1),
          new Phase(Mix.SAME_OBJECT, false, 1, 0),
          new Phase(Mix.OBSERVED, true, 8, 0),
          new Phase(Mix.OBSERVED, false, 2, 4),
          new Phase(Mix.RELAXED, true, 3, 0),
          new Phase(Mix.RELAXED, false, 2, 8),
          new Phase(Mix.BATCH, true, 3, 0),
          new Phase(Mix.BATCH, false, 2, 8));

  /**
   * The phases that a queue with these operations can have.
   *
   * @param woven whether its schedule can be disturbed
   */
  static List<Phase> of(Set<Capability> has, boolean woven) {
    return ALL.stream().filter(p -> p.isPossible(has) && (woven || !p.noisy)).toList();
  }

  private boolean isPossible(Set<Capability> has) {
    return switch (mix) {
      case CORE, SAME_OBJECT -> true;
      case OBSERVED ->
          has.contains(Capability.PEEK)
              || has.contains(Capability.SIZE)
              || has.contains(Capability.IS_EMPTY);
      case RELAXED ->
          has.contains(Capability.RELAXED_OFFER)
              || has.contains(Capability.RELAXED_POLL)
              || has.contains(Capability.RELAXED_PEEK);
      case BATCH -> has.contains(Capability.DRAIN) || has.contains(Capability.FILL);
    };
  }

  /** Of the budget's operations, those that one round of this phase aims at. */
  long operations(long budget) {
    return operationsPart == 0 ? 0 : budget / operationsPart / ROUNDS;
  }
}
