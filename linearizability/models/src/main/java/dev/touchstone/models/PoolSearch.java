package dev.touchstone.models;

import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.models.judge.PoolJudge;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.lincheck.Failure;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks for results of a pool without a legal order. When a claim turns out to be violated, the
 * search goes on for the others, past executions that violate a known one.
 */
final class PoolSearch {
  /** What comes later has no meaning without what comes earlier. */
  private static final List<String> LADDER =
      List.of(PoolClaims.EXCLUSIVE, PoolClaims.CAPACITY, PoolClaims.CONSERVE);

  private final PoolSubject subject;
  private final Trial trial;
  private final Tally tally;
  private final Map<String, Counterexample> found = new LinkedHashMap<>();
  private boolean hung;

  PoolSearch(PoolSubject subject, Trial.Mode mode, int invocations, Tally tally) {
    this.subject = subject;
    this.trial = Trial.ofPools(mode, invocations, step -> false);
    this.tally = tally;
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
    PoolJudge judge = new PoolJudge(subject, scenario);
    boolean learned;
    do {
      Outcome outcome =
          trial.run(
              scenario,
              () -> subject.create(PoolJudge.settings(scenario, subject)),
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
    String instance = PoolJudge.inWords(outcome.scenario());
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
    String why = whyUndecided(claim);
    return why == null
        ? Finding.holds(claim, tally.strength(), Replay.Kind.RESEARCH)
        : Finding.inconclusive(claim, why, tally.strength(), Replay.Kind.RESEARCH);
  }

  private @Nullable String whyUndecided(String claim) {
    for (String earlier : LADDER.subList(0, LADDER.indexOf(claim))) {
      if (found.containsKey(earlier)) {
        return earlier + " is violated, and without that " + claim + " has no meaning here";
      }
    }
    return tally.shortfall();
  }
}
