package dev.touchstone.models;

import dev.touchstone.evidence.Trace;
import dev.touchstone.models.judge.Execution;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.lincheck.Failure;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is shown of a violation.
 *
 * @param reason one sentence without a full stop
 * @param scenario its text, by which a repetition finds it again
 */
record Counterexample(String reason, Trace trace, String scenario) {

  /** Of results that the judge did not accept. */
  static Counterexample ofResults(String claim, Outcome outcome) {
    return ofResults(claim, outcome, queue(outcome.scenario()));
  }

  /**
   * Of results that the judge did not accept.
   *
   * @param instance what is made, as the beginning of a sentence
   */
  static Counterexample ofResults(String claim, Outcome outcome, String instance) {
    Execution execution = outcome.rejected();
    Violation violation = outcome.violation();
    Failure failure = outcome.failure();
    if (execution == null || violation == null || failure == null) {
      throw new IllegalArgumentException("nothing was rejected");
    }
    Scenario scenario = outcome.scenario();
    List<Trace.Step> steps =
        failure.steps().isEmpty() ? new ResultSteps(execution).steps() : failure.steps();
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add(scenarioInWords(scenario, instance));
    paragraphs.add("It returned: " + results(execution) + ".");
    paragraphs.add(violation.reason());
    paragraphs.add(orderInWords(scenario, execution));
    if (failure.steps().isEmpty()) {
      paragraphs.add(
          (failure.kind() == Failure.Kind.BROKEN
                  ? "Lincheck could not repeat this run to record what happened inside of the calls."
                  : "Real threads ran; what they did inside of the calls was not recorded.")
              + " The calls are listed in one order that agrees with which had returned before"
              + " which began.");
    }
    return new Counterexample(
        firstWords(violation.reason(), results(execution)),
        trace(claim + ": " + results(execution), paragraphs, scenario, steps),
        scenario.toString());
  }

  /** Of a thread that did not get on. */
  static Counterexample ofWaiting(
      String claim, String reason, Scenario scenario, Failure failure, String instance) {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add(scenarioInWords(scenario, instance));
    paragraphs.add(reason + ".");
    if (!failure.detail().isEmpty()) {
      paragraphs.add("Lincheck says: " + failure.detail());
    }
    return new Counterexample(
        reason,
        trace(claim + ": " + reason, paragraphs, scenario, failure.steps()),
        scenario.toString());
  }

  private static Trace trace(
      String title, List<String> paragraphs, Scenario scenario, List<Trace.Step> steps) {
    List<String> threads =
        IntStream.range(0, scenario.threads().size()).mapToObj(t -> "thread " + t).toList();
    return Trace.of(
        title,
        paragraphs.stream().filter(p -> !p.isEmpty()).collect(Collectors.joining("\n\n")),
        threads,
        steps,
        List.of());
  }

  private static String firstWords(String reason, String results) {
    return reason.startsWith("No order")
        ? "no order of the operations explains these results: " + results
        : reason.endsWith(".") ? reason.substring(0, reason.length() - 1) : reason;
  }

  /** The queue of a scenario, as the beginning of a sentence. */
  static String queue(Scenario scenario) {
    return "A queue asked for capacity " + scenario.capacity();
  }

  private static String scenarioInWords(Scenario scenario, String instance) {
    StringBuilder words = new StringBuilder(instance);
    words.append(
        scenario.before().isEmpty()
            ? " starts empty."
            : ". Before the threads run, thread 0 calls " + calls(scenario.before()) + ".");
    for (int t = 0; t < scenario.threads().size(); t++) {
      words.append(t == 0 ? " Then thread 0 calls " : "; thread " + t + " calls ");
      words.append(calls(scenario.threads().get(t)));
    }
    words.append('.');
    if (!scenario.after().isEmpty()) {
      words.append(" When all have ended, thread 0 calls " + calls(scenario.after()) + ".");
    }
    return words.toString();
  }

  private static String calls(List<Step> steps) {
    return steps.stream().map(Step::toString).collect(Collectors.joining(", "));
  }

  private static String results(Execution execution) {
    return execution.calls().stream()
        .collect(
            Collectors.groupingBy(
                Execution.Returned::thread,
                java.util.TreeMap::new,
                Collectors.mapping(Execution.Returned::toString, Collectors.joining(", "))))
        .entrySet()
        .stream()
        .map(entry -> "thread " + entry.getKey() + ": " + entry.getValue())
        .collect(Collectors.joining("; "));
  }

  /** Which calls of other threads had returned before which began, while the threads ran. */
  private static String orderInWords(Scenario scenario, Execution execution) {
    int first = scenario.before().size();
    int end = execution.calls().size() - scenario.after().size();
    List<String> facts = new ArrayList<>();
    for (int i = first; i < end; i++) {
      Execution.Returned call = execution.calls().get(i);
      for (int earlier : call.after()) {
        Execution.Returned other = execution.calls().get(earlier);
        if (earlier >= first && other.thread() != call.thread()) {
          facts.add(
              "thread "
                  + other.thread()
                  + "'s "
                  + other
                  + " had returned before thread "
                  + call.thread()
                  + "'s "
                  + call
                  + " began");
        }
      }
    }
    return facts.isEmpty()
        ? ""
        : "Of the order between threads it matters that " + String.join("; ", facts) + ".";
  }
}
