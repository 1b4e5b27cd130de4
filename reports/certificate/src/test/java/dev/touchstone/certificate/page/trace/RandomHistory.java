package dev.touchstone.certificate.page.trace;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Calls and returns of some threads on a queue, with results that are right by chance only. */
final class RandomHistory {
  private final Random random;
  private final List<Step> steps = new ArrayList<>();
  private final List<String> untaken = new ArrayList<>();
  private int elements;

  private RandomHistory(long seed) {
    random = new Random(seed);
  }

  /** A trace of three threads; each element is put in and taken out at most once. */
  static Trace of(long seed) {
    RandomHistory history = new RandomHistory(seed);
    history.run();
    return Trace.of("random", "", List.of("a", "b", "c"), history.steps, List.of());
  }

  private void run() {
    String[] open = new String[3];
    int calls = 4 + random.nextInt(4);
    while (calls > 0 || open[0] != null || open[1] != null || open[2] != null) {
      int thread = random.nextInt(3);
      String operation = open[thread];
      if (operation != null) {
        steps.add(Step.returned(thread, operation, result(operation)));
        open[thread] = null;
      } else if (calls-- > 0) {
        open[thread] = operation();
        steps.add(Step.call(thread, open[thread]));
      }
    }
  }

  private String operation() {
    int choice = random.nextInt(10);
    if (choice < 5) {
      untaken.add(String.valueOf(++elements));
      return "offer(" + elements + ")";
    }
    return choice < 8 ? "poll()" : choice == 8 ? "peek()" : "isEmpty()";
  }

  private String result(String operation) {
    if (operation.startsWith("offer")) {
      boolean accepted = random.nextInt(4) > 0;
      if (!accepted) {
        untaken.remove(operation.substring(6, operation.length() - 1));
      }
      return String.valueOf(accepted);
    }
    if (operation.startsWith("isEmpty")) {
      return String.valueOf(random.nextBoolean());
    }
    if (untaken.isEmpty() || random.nextInt(3) == 0) {
      return "null";
    }
    String element = untaken.get(random.nextInt(untaken.size()));
    if (operation.startsWith("poll")) {
      untaken.remove(element);
    }
    return element;
  }

  /** The same as a history with its order of time. */
  static History history(List<Call> calls) {
    History.Builder builder = History.builder();
    for (int i = 0; i < calls.size(); i++) {
      Call call = calls.get(i);
      builder.add(call.thread(), operation(call));
      for (int j = 0; j < i; j++) {
        if (calls.get(j).to() < call.from() && calls.get(j).thread() != call.thread()) {
          builder.order(j, i);
        }
      }
    }
    return builder.build();
  }

  private static Operation operation(Call call) {
    Object result =
        switch (call.result()) {
          case "null" -> null;
          case "true", "false" -> Boolean.valueOf(call.result());
          default -> call.result();
        };
    return call.argument().isEmpty()
        ? Operation.of(call.name(), result)
        : Operation.of(call.name(), call.argument(), result);
  }
}
