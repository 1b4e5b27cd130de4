package dev.touchstone.models;

import dev.touchstone.contracts.ring.RingClaims;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.models.judge.RingJudge;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.lincheck.Failure;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for answers of a ring buffer without a legal order. When a claim turns out to be violated,
 * the search goes on with that claim waived.
 */
final class RingSearch {
  private final RingSubject subject;
  private final Trial trial;
  private final Tally tally;
  private final Map<String, Counterexample> found = new LinkedHashMap<>();
  private boolean hung;

  RingSearch(RingSubject subject, Trial.Mode mode, int invocations, int scenarios) {
    this.subject = subject;
    this.trial = Trial.ofRings(mode, invocations);
    this.tally = new Tally(mode, scenarios, scenarios, invocations, "capacities 1 and 2");
  }

  /** Runs the scenarios, until all of the claims are violated. */
  void run(List<Scenario> scenarios, List<String> claims, Deadline deadline) {
    for (Scenario scenario : scenarios) {
      if (hung || found.keySet().containsAll(claims)) {
        return;
      }
      if (deadline.isOver()) {
        tally.trouble("the time for this subject was up");
        return;
      }
      run(scenario);
    }
  }

  private void run(Scenario scenario) {
    int actual = subject.create(scenario.capacity()).acquire().capacity();
    RingJudge judge = new RingJudge(subject.contract(), actual);
    boolean learned;
    do {
      Outcome outcome =
          trial.run(
              scenario,
              () -> subject.create(scenario.capacity()),
              execution -> judge.judge(execution, found.keySet()));
      tally.add(outcome);
      learned = learned(outcome);
    } while (learned);
  }

  /** Takes in what the outcome shows; whether the same scenario can show more. */
  private boolean learned(Outcome outcome) {
    Failure failure = outcome.failure();
    Violation violation = outcome.violation();
    if (failure == null) {
      return false;
    }
    if (violation == null) {
      String what = failure.detail().lines().findFirst().orElse("");
      tally.trouble(failure.kind() + " " + what + " in the scenario " + outcome.scenario());
      hung = failure.kind() == Failure.Kind.TIMEOUT;
      return false;
    }
    String instance =
        "A ring buffer asked for capacity "
            + outcome.scenario().capacity()
            + " (calls whose names end in 2 are on the lease of the pool's next user)";
    for (String claim : violation.claims()) {
      found.put(claim, Counterexample.ofResults(claim, outcome, instance));
    }
    return true;
  }

  /** A finding for each of the claims. */
  List<Finding> findings(List<String> claims) {
    return claims.stream().map(this::finding).toList();
  }

  private Finding finding(String claim) {
    Counterexample counterexample = found.get(claim);
    if (counterexample != null) {
      return Finding.violated(
          claim,
          counterexample.reason(),
          tally.strength(),
          counterexample.trace(),
          Replay.Kind.RESEARCH);
    }
    String why =
        found.containsKey(RingClaims.BACKPRESSURE)
            ? RingClaims.BACKPRESSURE + " is violated, and without that nothing else has a meaning"
            : tally.shortfall();
    return why == null
        ? Finding.holds(claim, tally.strength(), Replay.Kind.RESEARCH)
        : Finding.inconclusive(claim, why, tally.strength(), Replay.Kind.RESEARCH);
  }
}
