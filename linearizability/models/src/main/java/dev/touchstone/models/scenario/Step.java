package dev.touchstone.models.scenario;

import static dev.touchstone.contracts.queue.QueueOperations.DRAIN;
import static dev.touchstone.contracts.queue.QueueOperations.FILL;
import static dev.touchstone.contracts.queue.QueueOperations.OFFER;
import static dev.touchstone.contracts.queue.QueueOperations.PEEK;
import static dev.touchstone.contracts.queue.QueueOperations.POLL;
import static dev.touchstone.contracts.queue.QueueOperations.RELAXED_OFFER;
import static dev.touchstone.contracts.queue.QueueOperations.RELAXED_PEEK;
import static dev.touchstone.contracts.queue.QueueOperations.RELAXED_POLL;
import static dev.touchstone.contracts.queue.QueueOperations.TRIM;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One call of a scenario.
 *
 * @param operation as {@link dev.touchstone.contracts.queue.QueueOperations} names it
 * @param arguments elements and limits: {@code offer(element)}, {@code drain(limit)}, {@code
 *     fill(first element, limit)}, the source of a fill counting up from its first element
 */
public record Step(String operation, List<Integer> arguments) {
  private static final Set<String> PRODUCING = Set.of(OFFER, RELAXED_OFFER, FILL, TRIM);
  private static final Set<String> CONSUMING = Set.of(POLL, RELAXED_POLL, DRAIN);
  private static final Pattern TEXT = Pattern.compile("(\\w+)\\(([-\\d,]*)\\)");

  public Step {
    arguments = List.copyOf(arguments);
  }

  /** A call with its arguments. */
  public static Step of(String operation, Integer... arguments) {
    return new Step(operation, List.of(arguments));
  }

  /** Whether only a producer may call it. */
  public boolean produces() {
    return PRODUCING.contains(operation);
  }

  /** Whether only a consumer may call it. */
  public boolean consumes() {
    return CONSUMING.contains(operation);
  }

  /**
   * Whether, with one consumer, only that one may call it: what consumes, and looking at the head.
   */
  public boolean isConsumersRight() {
    return consumes() || operation.equals(PEEK) || operation.equals(RELAXED_PEEK);
  }

  /** Calls separated by white space, as {@link #toString} writes them. */
  static List<Step> parse(String text) {
    List<Step> steps = new ArrayList<>();
    for (String call : text.strip().split("\\s+")) {
      if (call.isEmpty()) {
        continue;
      }
      Matcher matcher = TEXT.matcher(call);
      if (!matcher.matches()) {
        throw new IllegalArgumentException("'" + call + "' is not a call");
      }
      List<Integer> arguments = new ArrayList<>();
      for (String argument : matcher.group(2).split(",")) {
        if (!argument.isEmpty()) {
          arguments.add(Integer.valueOf(argument));
        }
      }
      steps.add(new Step(matcher.group(1), arguments));
    }
    return steps;
  }

  @Override
  public String toString() {
    return arguments.stream()
        .map(String::valueOf)
        .collect(Collectors.joining(",", operation + "(", ")"));
  }
}
