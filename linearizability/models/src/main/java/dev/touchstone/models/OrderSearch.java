package dev.touchstone.models;

import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.models.judge.Judge;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.lincheck.Failure;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.OperationGroup;
import dev.touchstone.models.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks for results without a legal order. When a claim turns out to be violated, the search goes
 * on with that claim waived, so that it does not leave the others undecided.
 */
final class OrderSearch {
  private final QueueSubject subject;
  private final Capacities capacities;
  private final OperationGroup group;
  private final Set<String> known;
  private final Trial trial;
  private final Tally tally;
  private final Map<String, Counterexample> found = new LinkedHashMap<>();
  private boolean hung;

  /**
   * A search.
   *
   * @param known claims known to be violated; grows
   */
  OrderSearch(
      QueueSubject subject,
      Capacities capacities,
      OperationGroup group,
      Set<String> known,
      Trial trial,
      Tally tally) {
    this.subject = subject;
    this.capacities = capacities;
    this.group = group;
    this.known = known;
    this.trial = trial;
    this.tally = tally;
  }

  /** Runs the scenarios, until all of the claims are violated. */
  void run(List<Scenario> scenarios, List<String> claims, Deadline deadline) {
    for (Scenario scenario : scenarios) {
      if (found.keySet().containsAll(claims)) {
        return;
      }
      if (deadline.isOver()) {
        tally.trouble("the time for this subject was up");
        return;
      }
      if (hung) {
        // Its threads still run, and would disturb whatever comes next.
        return;
      }
      run(scenario, claims);
    }
  }

  private void run(Scenario scenario, List<String> claims) {
    int actual = capacities.actual(scenario.capacity());
    Judge judge = new Judge(subject.contract(), actual, group);
    while (!found.keySet().containsAll(claims)) {
      Outcome outcome =
          trial.run(
              scenario,
              () -> subject.create(scenario.capacity()),
              execution -> judge.judge(execution, known));
      tally.add(outcome);
      if (!learned(outcome)) {
        return;
      }
    }
  }

  /** Takes in what the outcome shows; whether the same scenario can show more. */
  private boolean learned(Outcome outcome) {
    Failure failure = outcome.failure();
    Violation violation = outcome.violation();
    if (failure == null) {
      return false;
    }
    if (violation == null) {
      tally.trouble(inWords(failure) + " in the scenario " + outcome.scenario());
      hung = failure.kind() == Failure.Kind.TIMEOUT;
      return false;
    }
    for (String claim : violation.claims()) {
      known.add(claim);
      found.put(claim, Counterexample.ofResults(claim, outcome));
    }
    return true;
  }

  private static String inWords(Failure failure) {
    return switch (failure.kind()) {
      case DEADLOCK, LIVELOCK, OBSTRUCTION, TIMEOUT -> "an operation did not return";
      default -> "Lincheck failed (" + failure.detail().lines().findFirst().orElse("") + ")";
    };
  }

  /** A finding for each of the claims, and for others that were found to be violated. */
  List<Finding> findings(List<String> claims) {
    List<Finding> findings = new ArrayList<>();
    for (String claim : claims) {
      findings.add(finding(claim));
    }
    found.keySet().stream()
        .filter(claim -> !claims.contains(claim))
        .forEach(claim -> findings.add(finding(claim)));
    return findings;
  }

  private Finding finding(String claim) {
    Counterexample counterexample = found.get(claim);
    if (counterexample != null) {
      return Finding.violated(
              claim,
              counterexample.reason(),
              tally.strength(),
              counterexample.trace(),
              Replay.Kind.RESEARCH)
          .withRecipe(counterexample.scenario());
    }
    String why = whyUndecided(claim);
    return why == null
        ? Finding.holds(claim, tally.strength(), Replay.Kind.RESEARCH)
        : Finding.inconclusive(claim, why, tally.strength(), Replay.Kind.RESEARCH);
  }

  private @Nullable String whyUndecided(String claim) {
    for (String other : List.of(group.otherwise(), QueueClaims.CAPACITY)) {
      if (known.contains(other)) {
        return other + " is violated, and without that " + claim + " has no meaning here";
      }
    }
    return tally.shortfall();
  }
}
