package dev.touchstone.races.queue;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.races.form.Observed;
import dev.touchstone.races.form.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An outcome of a form, read back from its text: what each operation returned.
 *
 * @param form the program
 * @param initial elements before the actors start, oldest first
 * @param capacity of the queue; {@link QueueSpecification#UNBOUNDED} without bound
 * @param history thread 0 is actor 1, thread 1 actor 2, thread 2 the arbiter, which comes after
 *     both; elements are named by {@link Element#name}
 * @param rest what the arbiter took
 */
public record QueueOutcome(
    QueueForm form, List<Object> initial, int capacity, History history, List<String> rest)
    implements Outcome {
  private static final int RESULTS = 4;

  public QueueOutcome {
    initial = List.copyOf(initial);
    rest = List.copyOf(rest);
  }

  /**
   * Reads an {@link Observed}'s text.
   *
   * @param requested the capacity that was asked for
   * @throws IllegalArgumentException if it is not such a text
   */
  public static QueueOutcome parse(QueueForm form, int requested, String text) {
    String[] fields = text.split(" ", -1);
    if (fields.length != 2 * RESULTS + 2) {
      throw new IllegalArgumentException("not an outcome of " + form.title() + ": " + text);
    }
    long[] values = Arrays.stream(fields).mapToLong(Long::parseLong).toArray();
    int capacity = (int) values[2 * RESULTS + 1];
    List<String> rest = new ArrayList<>();
    for (long left = values[2 * RESULTS]; left != 0; left >>>= 4) {
      rest.add(Element.name((int) (left & 0xf)));
    }
    List<Object> initial =
        IntStream.rangeClosed(1, form.initial(requested, capacity))
            .<Object>mapToObj(Element::name)
            .toList();
    int bound = capacity == Raced.NO_BOUND ? QueueSpecification.UNBOUNDED : capacity;
    return new QueueOutcome(form, initial, bound, history(form, values, rest), rest);
  }

  private static History history(QueueForm form, long[] values, List<String> rest) {
    History.Builder builder = History.builder();
    List<Integer> ends = new ArrayList<>();
    for (int actor = 0; actor < form.actors().size(); actor++) {
      List<Step> steps = form.actors().get(actor);
      int last = 0;
      for (int i = 0; i < steps.size(); i++) {
        last = builder.add(actor, operation(steps.get(i), values[actor * RESULTS + i]));
      }
      ends.add(last);
    }
    List<String> drained = new ArrayList<>(rest);
    boolean first = true;
    for (int i = 0; i <= drained.size(); i++) {
      String taken = i < drained.size() ? drained.get(i) : null;
      int call = builder.add(ARBITER, Operation.of(QueueOperations.POLL, taken));
      if (first) {
        ends.forEach(end -> builder.order(end, call));
        first = false;
      }
    }
    return builder.build();
  }

  private static Operation operation(Step step, long value) {
    return switch (step.operation()) {
      case QueueOperations.OFFER ->
          Operation.of(QueueOperations.OFFER, Element.name(step.element()), value == 1);
      case QueueOperations.POLL, QueueOperations.PEEK ->
          Operation.of(step.operation(), element(value));
      case QueueOperations.IS_EMPTY -> Operation.of(QueueOperations.IS_EMPTY, value == 1);
      default -> Operation.of(step.operation(), (int) value);
    };
  }

  private static @Nullable String element(long value) {
    return value == Element.NONE ? null : Element.name((int) value);
  }

  @Override
  public String label() {
    return Outcome.actors(history) + " ‖ left " + rest;
  }

  @Override
  public String shared() {
    return "queue "
        + (capacity == QueueSpecification.UNBOUNDED ? "without bound" : "of capacity " + capacity)
        + " with "
        + (initial.isEmpty() ? "nothing" : initial.toString())
        + " in it";
  }

  @Override
  public String capacityInWords() {
    return String.valueOf(capacity);
  }

  @Override
  public String arbiter() {
    return "afterwards";
  }
}
