package dev.touchstone.models;

import dev.touchstone.contracts.Progress;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Trace;
import dev.touchstone.models.lincheck.Failure;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a thread that waits for a stopped one although its operation promises not to, and for
 * threads that wait for ever. Results are not judged.
 */
final class ProgressSearch {
  private final String claim;
  private final Function<Scenario, Object> instances;
  private final Function<Scenario, String> inWords;
  private final Function<String, Progress> promise;
  private final Trial trial;
  private final Tally tally;
  private @Nullable Counterexample found;

  ProgressSearch(QueueSubject subject, Trial trial, Tally tally) {
    this(
        QueueClaims.PROGRESS,
        scenario -> subject.create(scenario.capacity()),
        Counterexample::queue,
        call -> promise(subject.contract(), call),
        trial,
        tally);
  }

  /**
   * A search.
   *
   * @param instances makes what a scenario runs on
   * @param inWords says what that is, as the beginning of a sentence
   * @param promise of a call, by its text
   */
  ProgressSearch(
      String claim,
      Function<Scenario, Object> instances,
      Function<Scenario, String> inWords,
      Function<String, Progress> promise,
      Trial trial,
      Tally tally) {
    this.claim = claim;
    this.instances = instances;
    this.inWords = inWords;
    this.promise = promise;
    this.trial = trial;
    this.tally = tally;
  }

  /** Whether the contract lets the call wait for a stopped thread. */
  static boolean mayWait(QueueContract contract, Step step) {
    return promise(contract, step).mayWait();
  }

  private static Progress promise(QueueContract contract, Step step) {
    return step.produces() ? contract.offer() : contract.poll();
  }

  /** Runs the scenarios, until one of them stands still. */
  void run(List<Scenario> scenarios, Deadline deadline) {
    for (Scenario scenario : scenarios) {
      if (found != null) {
        return;
      }
      if (deadline.isOver()) {
        tally.trouble("the time for this subject was up");
        return;
      }
      Outcome outcome = trial.run(scenario, () -> instances.apply(scenario), execution -> null);
      tally.add(outcome);
      Failure failure = outcome.failure();
      if (failure != null) {
        take(scenario, failure);
      }
    }
  }

  private void take(Scenario scenario, Failure failure) {
    String reason =
        switch (failure.kind()) {
          case OBSTRUCTION -> waits(failure);
          case LIVELOCK ->
              call(failure) + " goes round for ever, though no other thread is stopped";
          case DEADLOCK -> "all threads wait for one another";
          case TIMEOUT -> "an operation did not return";
          default -> null;
        };
    if (reason == null) {
      String first = failure.detail().lines().findFirst().orElse("");
      tally.trouble("Lincheck failed (" + first + ") in the scenario " + scenario);
    } else {
      found =
          Counterexample.ofWaiting(
              claim,
              reason + ", in the scenario " + scenario,
              scenario,
              failure,
              inWords.apply(scenario));
    }
  }

  private String waits(Failure failure) {
    String call = call(failure);
    return call
        + " waits for a thread that is stopped; the contract promises "
        + promise.apply(call).name();
  }

  private static Progress promise(QueueContract contract, String call) {
    boolean produces =
        call.startsWith("offer")
            || call.startsWith("fill")
            || call.startsWith("relaxedOffer")
            || call.startsWith("trim");
    return produces ? contract.offer() : contract.poll();
  }

  /**
   * The call that does not get on: of those that did not return the one with the last step, or,
   * where it goes round without touching anything shared, the last one begun.
   */
  private static String call(Failure failure) {
    Map<Integer, String> open = new LinkedHashMap<>();
    int last = -1;
    for (Trace.Step step : failure.steps()) {
      if (step.kind() == Trace.Kind.CALL) {
        open.put(step.thread(), step.operation());
      } else if (step.kind() == Trace.Kind.RETURN) {
        open.remove(step.thread());
      }
      last = step.thread();
    }
    String call = open.getOrDefault(last, "an operation");
    if (!open.containsKey(last)) {
      for (String begun : open.values()) {
        call = begun;
      }
    }
    return call;
  }

  Finding finding() {
    if (found != null) {
      return Finding.violated(
              claim, found.reason(), tally.strength(), found.trace(), Replay.Kind.RESEARCH)
          .withRecipe(found.scenario());
    }
    String why = tally.shortfall();
    return why == null
        ? Finding.holds(claim, tally.strength(), Replay.Kind.RESEARCH)
        : Finding.inconclusive(claim, why, tally.strength(), Replay.Kind.RESEARCH);
  }
}
