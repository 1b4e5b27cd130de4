package dev.touchstone.storms;

import java.util.List;

/**
 * Kinds of storm that take turns until time is over or there is nothing to decide.
 *
 * @param <K> the family's kinds
 */
final class Turns<K extends Kind> {
  /** A phase that has not yet judged enough may take so many times its time. */
  private static final int PATIENCE = 4;

  /**
   * What makes storms.
   *
   * @param <K> the family's kinds
   */
  @FunctionalInterface
  interface Campaign<K> {
    /** One storm, judged. */
    void storm(K mix, boolean noisy) throws InterruptedException;
  }

  private final Docket docket;
  private final Campaign<K> campaign;

  Turns(Docket docket, Campaign<K> campaign) {
    this.docket = docket;
    this.campaign = campaign;
  }

  /**
   * Storms of all phases that can still decide something.
   *
   * @param woven whether the subject's schedule can be disturbed
   * @param millis for all of them
   * @param operations at which the plainest aims
   */
  void run(List<Phase<K>> possible, boolean woven, long millis, long operations)
      throws InterruptedException {
    List<Phase<K>> phases =
        possible.stream()
            .filter(phase -> docket.isOpen(phase.mix()) && (woven || !phase.noisy()))
            .toList();
    long weights = phases.stream().mapToLong(Phase::weight).sum();
    for (int round = 0; round < Phase.ROUNDS; round++) {
      for (Phase<K> phase : phases) {
        turn(phase, millis * phase.weight() / weights / Phase.ROUNDS, phase.operations(operations));
      }
    }
  }

  private void turn(Phase<K> phase, long millis, long operations) throws InterruptedException {
    K mix = phase.mix();
    long begin = System.nanoTime();
    long judged = docket.operations(mix);
    while (docket.isOpen(mix) && !docket.hangsAlways(mix, phase.noisy())) {
      long elapsed = (System.nanoTime() - begin) / 1_000_000;
      boolean enough = docket.operations(mix) - judged >= operations;
      if (elapsed > millis && (enough || elapsed > PATIENCE * millis)) {
        return;
      }
      campaign.storm(mix, phase.noisy());
    }
  }
}
