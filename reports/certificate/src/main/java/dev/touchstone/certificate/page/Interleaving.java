package dev.touchstone.certificate.page;

import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Kind;
import dev.touchstone.evidence.Trace.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lays steps out as a table: one column a thread, one row a step. */
final class Interleaving {
  private static final StepCell IDLE = new StepCell("", "", "", "", "", List.of());
  private static final StepCell WAITING = new StepCell("live", "", "", "", "", List.of());

  private final boolean[] inside;
  private final List<StepRow> rows = new ArrayList<>();

  /** The row of each step, so that a step may point to another. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private int previous = -1;

  private Interleaving(int threads) {
    this.inside = new boolean[threads];
  }

  /** The rows; a call that returns at once takes one row. */
  static List<StepRow> rows(Trace trace) {
    Interleaving table = new Interleaving(trace.threads().size());
    List<Step> steps = trace.steps();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      boolean atOnce = i + 1 < steps.size() && returnsAtOnce(step, steps.get(i + 1));
      if (atOnce) {
        i++;
        table.add(i, returned(step, steps.get(i)));
      } else {
        table.add(i, step);
      }
    }
    return List.copyOf(table.rows);
  }

  private static boolean returnsAtOnce(Step call, Step next) {
    return call.kind() == Kind.CALL
        && next.kind() == Kind.RETURN
        && call.thread() == next.thread()
        && call.operation().equals(next.operation());
  }

  private static Step returned(Step call, Step next) {
    String note = call.note().isEmpty() ? next.note() : (call.note() + " " + next.note()).strip();
    return next.noted(note);
  }

  private void add(int index, Step step) {
    int thread = step.thread();
    if (thread < 0 || thread >= inside.length) {
      return;
    }
    numbers.put(index, rows.size() + 1);
    inside[thread] |= step.kind() != Kind.SWITCH && !step.operation().isEmpty();
    StepCell[] cells = new StepCell[inside.length];
    Arrays.setAll(cells, t -> t == thread ? cell(step) : inside[t] ? WAITING : IDLE);
    boolean turn = previous >= 0 && previous != thread;
    rows.add(new StepRow(rows.size() + 1, turn, List.of(cells)));
    previous = thread;
    if (step.kind() == Kind.RETURN) {
      inside[thread] = false;
    }
  }

  private StepCell cell(Step step) {
    String css = inside[step.thread()] ? "live" : "";
    List<String> asides = asides(step);
    String operation = step.operation();
    return switch (step.kind()) {
      case CALL -> new StepCell(css, "call", operation, "", "", asides);
      case RETURN -> new StepCell(css, "return", operation, "→", step.value(), asides);
      case READ -> new StepCell(css, "access", step.location(), "→", step.value(), asides);
      case WRITE -> new StepCell(css, "access", step.location(), "←", step.value(), asides);
      case UPDATE -> new StepCell(css, "access", step.location(), "⇄", step.value(), asides);
      case FENCE -> new StepCell(css, "access", named("fence", step), "", "", asides);
      case LOCK -> new StepCell(css, "access", named("lock", step), "", "", asides);
      case UNLOCK -> new StepCell(css, "access", named("unlock", step), "", "", asides);
      case PARK -> new StepCell(css, "access", named("waits", step), "", "", asides);
      case SWITCH -> new StepCell(css, "where", "stopped here", "", "", asides);
    };
  }

  private static String named(String what, Step step) {
    return (what + " " + step.location() + " " + step.value()).strip();
  }

  private List<String> asides(Step step) {
    List<String> asides = new ArrayList<>();
    List<String> small = new ArrayList<>();
    if (!step.accessMode().isEmpty()) {
      small.add(step.accessMode());
    }
    if (!step.file().isEmpty()) {
      small.add(step.file() + (step.line() > 0 ? ":" + step.line() : ""));
    }
    Integer readsFrom = step.readsFrom();
    Integer writer = readsFrom == null ? null : numbers.get(readsFrom);
    if (writer != null) {
      small.add("reads what step " + writer + " wrote");
    }
    if (!small.isEmpty()) {
      asides.add(String.join(", ", small));
    }
    if (!step.note().isEmpty()) {
      asides.add(step.note());
    }
    return asides;
  }
}
