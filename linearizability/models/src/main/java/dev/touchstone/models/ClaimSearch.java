package dev.touchstone.models;

import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.lincheck.Failure;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.scenario.Scenario;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks for results without a legal order, for a kind of primitive whose judge can look past claims
 * that are known to be violated: when one turns out to be, the search goes on for the others.
 */
abstract class ClaimSearch {
  private final Tally tally;
  private final Map<String, Counterexample> found = new LinkedHashMap<>();
  private boolean hung;

  ClaimSearch(Tally tally) {
    this.tally = tally;
  }

  /** Runs the scenario once under Lincheck, and accepts what violates only known claims. */
  abstract Outcome attempt(Scenario scenario, Set<String> known);

  /** What was made to run the scenario on, as the beginning of a sentence. */
  abstract String instance(Scenario scenario);

  /** Why a claim has no meaning when these are violated; null if it has. */
  abstract @Nullable String meaningless(String claim, Set<String> violated);

  /** Runs the scenarios, until all of the claims are violated. */
  final void run(List<Scenario> scenarios, List<String> claims, Deadline deadline) {
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

  /** Runs the scenarios until one of them shows anything; whether none did and all were whole. */
  final boolean isClean(List<Scenario> scenarios, Deadline deadline) {
    for (Scenario scenario : scenarios) {
      if (deadline.isOver()) {
        return false;
      }
      Outcome outcome = attempt(scenario, Set.of());
      tally.add(outcome);
      if (outcome.failure() != null) {
        return false;
      }
    }
    return tally.shortfall() == null;
  }

  private void run(Scenario scenario) {
    boolean learned;
    do {
      Outcome outcome = attempt(scenario, Collections.unmodifiableSet(found.keySet()));
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
    for (String claim : violation.claims()) {
      found.put(claim, Counterexample.ofResults(claim, outcome, instance(outcome.scenario())));
    }
    return true;
  }

  /** A finding for each of the claims. */
  final List<Finding> findings(List<String> claims) {
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
              Replay.Kind.RESEARCH)
          .withRecipe(counterexample.scenario());
    }
    String meaningless = meaningless(claim, found.keySet());
    String why = meaningless == null ? tally.shortfall() : meaningless;
    return why == null
        ? Finding.holds(claim, tally.strength(), Replay.Kind.RESEARCH)
        : Finding.inconclusive(claim, why, tally.strength(), Replay.Kind.RESEARCH);
  }
}
