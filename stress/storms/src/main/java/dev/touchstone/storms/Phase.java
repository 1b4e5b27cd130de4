package dev.touchstone.storms;

/**
 * One kind of storm in the course of a campaign. The campaign's time is shared among the phases
 * that can decide something, by their weights, so that a subject gets the same time whatever of it
 * is asked.
 *
 * @param weight its share of the time
 * @param operationsPart of the budget's operations it aims at one in so many; 0 at none
 */
record Phase<K extends Kind>(K mix, boolean noisy, int weight, int operationsPart) {
  /**
   * How often all phases take turns: what shows in the first moments of a late phase is found
   * early.
   */
  static final int ROUNDS = 3;

  /** Of the budget's operations, those that one round of this phase aims at. */
  long operations(long budget) {
    return operationsPart == 0 ? 0 : budget / operationsPart / ROUNDS;
  }
}
