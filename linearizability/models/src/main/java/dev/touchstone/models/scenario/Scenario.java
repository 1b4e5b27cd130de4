package dev.touchstone.models.scenario;

import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A small concurrent program on one queue. The first thread also makes the calls before and after
 * the others run.
 *
 * <p>Its text is {@code 2: offer(1) ; offer(2) | poll() | poll() ; poll()}: the capacity asked for;
 * what comes before; the threads; what comes after.
 *
 * @param capacity as asked of the queue's constructor
 * @param before calls before the threads start
 * @param threads calls of each thread, at least two threads
 * @param after calls when all threads have ended
 */
public record Scenario(
    int capacity, List<Step> before, List<List<Step>> threads, List<Step> after) {

  public Scenario {
    before = List.copyOf(before);
    threads = threads.stream().map(List::copyOf).toList();
    after = List.copyOf(after);
    if (threads.size() < 2 || threads.stream().anyMatch(List::isEmpty)) {
      throw new IllegalArgumentException("a scenario has at least two threads, none of them empty");
    }
  }

  /** Reads the text form. */
  public static Scenario parse(String text) {
    int colon = text.indexOf(':');
    String[] parts = text.substring(colon + 1).split(";", -1);
    if (colon < 0 || parts.length != 3) {
      throw new IllegalArgumentException(
          "'" + text + "' is not 'capacity: before; threads; after'");
    }
    List<List<Step>> threads = new ArrayList<>();
    for (String thread : parts[1].split("\\|", -1)) {
      threads.add(Step.parse(thread));
    }
    return new Scenario(
        Integer.parseInt(text.substring(0, colon).strip()),
        Step.parse(parts[0]),
        threads,
        Step.parse(parts[2]));
  }

  /**
   * Those of the scenarios that are to be run: in a repetition, the one that it names.
   *
   * @param recipe the scenario's text
   */
  public static List<Scenario> chosen(List<Scenario> scenarios, Optional<String> recipe) {
    return recipe.map(text -> List.of(parse(text))).orElse(scenarios);
  }

  /** Every call, wherever it stands. */
  public Stream<Step> steps() {
    return Stream.of(before.stream(), threads.stream().flatMap(List::stream), after.stream())
        .flatMap(s -> s);
  }

  /** The names of the operations that it calls. */
  public Set<String> operations() {
    return steps().map(Step::operation).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether no more threads produce or consume at a time than the contract allows. */
  public boolean keeps(QueueContract contract) {
    return (contract.producers() == Multiplicity.MANY || threadsWith(Step::produces) <= 1)
        && (contract.consumers() == Multiplicity.MANY || threadsWith(Step::isConsumersRight) <= 1);
  }

  private long threadsWith(Predicate<Step> predicate) {
    return threads.stream().filter(thread -> thread.stream().anyMatch(predicate)).count();
  }

  @Override
  public String toString() {
    return capacity
        + ": "
        + calls(before)
        + "; "
        + threads.stream().map(Scenario::calls).collect(Collectors.joining("| "))
        + "; "
        + calls(after).strip();
  }

  private static String calls(List<Step> steps) {
    return steps.stream().map(step -> step + " ").collect(Collectors.joining());
  }
}
