package dev.touchstone.storms;

import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Shows the part of a storm that matters: calls and returns around what was wrong. */
final class StormTraces {
  private static final int MOST_ENTRIES = 24;

  private record Moment(long time, boolean call, int entry) {}

  private StormTraces() {}

  /** The window of a breach as a trace. */
  static Trace of(Chronicle history, Breach breach, Plan plan) {
    List<Integer> shown = shown(history, breach);
    Map<Integer, Integer> threads = new LinkedHashMap<>();
    for (int entry : shown) {
      threads.putIfAbsent(history.thread(entry), threads.size());
    }
    List<Moment> moments = new ArrayList<>();
    for (int entry : shown) {
      moments.add(new Moment(history.start(entry), true, entry));
      moments.add(new Moment(history.finish(entry), false, entry));
    }
    // What ends at the moment at which another begins is shown as overlapping.
    moments.sort(Comparator.comparingLong(Moment::time).thenComparing(m -> !m.call()));
    long zero = moments.get(0).time();
    List<Trace.Step> steps = new ArrayList<>();
    Map<Integer, Integer> returns = new HashMap<>();
    for (Moment moment : moments) {
      if (!moment.call()) {
        returns.put(moment.entry(), steps.size());
      }
      steps.add(step(history, breach, threads, moment, zero));
    }
    List<Trace.Fact> facts = new ArrayList<>();
    for (int entry : breach.entries()) {
      boolean last = facts.size() == breach.entries().size() - 1;
      String conclusion = last ? " So " + breach.sentence() + "." : "";
      facts.add(new Trace.Fact(history.words(entry) + "." + conclusion, returns.get(entry)));
    }
    return Trace.of(
            breach.sentence(),
            explanation(history, breach, plan),
            threads.keySet().stream().map(history.threads()::get).toList(),
            steps,
            List.of())
        .proved(facts);
  }

  private static Trace.Step step(
      Chronicle history, Breach breach, Map<Integer, Integer> threads, Moment m, long zero) {
    int thread = threads.getOrDefault(history.thread(m.entry()), 0);
    String call = history.call(m.entry());
    Trace.Step step =
        m.call()
            ? Trace.Step.call(thread, call)
            : Trace.Step.returned(thread, call, history.returned(m.entry()));
    String time = String.format(Locale.ROOT, "at %.1f µs", (m.time() - zero) / 1000.0);
    boolean witness = breach.entries().contains(m.entry());
    return step.noted(witness && !m.call() ? time + ", shows it" : time).at(m.time() - zero);
  }

  /** The entries of the breach, and those that overlap its window, the nearest to its end first. */
  private static List<Integer> shown(Chronicle history, Breach breach) {
    Set<Integer> entries = new LinkedHashSet<>(breach.entries());
    List<Integer> others = new ArrayList<>();
    for (int entry = 0; entry < history.size(); entry++) {
      if (history.start(entry) <= breach.to() && history.finish(entry) >= breach.from()) {
        others.add(entry);
      }
    }
    others.sort(Comparator.comparingLong((Integer e) -> rank(history, breach, e)));
    for (int entry : others) {
      if (entries.size() >= MOST_ENTRIES) {
        break;
      }
      entries.add(entry);
    }
    return new ArrayList<>(entries);
  }

  /** Successful operations that end late come first. */
  private static long rank(Chronicle history, Breach breach, int entry) {
    long distance = Math.abs(breach.to() - history.finish(entry));
    return history.moves(entry) ? distance : distance + breach.span();
  }

  private static String explanation(Chronicle history, Breach breach, Plan plan) {
    StringBuilder text = new StringBuilder();
    text.append("In a storm (")
        .append(plan.words())
        .append("): ")
        .append(breach.sentence())
        .append(".\n\n");
    for (int entry : breach.entries()) {
      text.append(history.words(entry))
          .append(
              String.format(
                  Locale.ROOT,
                  ", from %.1f to %.1f µs%n",
                  (history.start(entry) - breach.from()) / 1000.0,
                  (history.finish(entry) - breach.from()) / 1000.0));
    }
    text.append(
        "\nTimes count from the beginning of the window. An operation takes effect at some moment"
            + " between its call and its return; whichever moments are chosen, these results do not"
            + " fit "
            + history.misfit()
            + ". The table shows at most "
            + MOST_ENTRIES
            + " operations of the window.");
    return text.toString();
  }

  /** A hang as a trace: its stacks. */
  static Trace of(Hang hang, Plan plan) {
    List<List<String>> rows = hang.stacks().stream().map(List::of).toList();
    return Trace.of(
        hang.sentence(),
        "In a storm (" + plan.words() + "): " + hang.sentence() + ".\n\n" + hang.stacks().get(0),
        List.of(hang.thread()),
        List.of(Trace.Step.call(0, hang.operation() + "()").noted("does not return")),
        List.of(new Trace.Table("Stacks of the threads of the storm", List.of("Stack"), rows)));
  }

  /** An exception out of an operation as a trace. */
  static Trace of(Throwable thrown, String where, Plan plan) {
    StringBuilder stack = new StringBuilder(thrown.toString());
    for (int i = 0; i < Math.min(10, thrown.getStackTrace().length); i++) {
      stack.append("\n    at ").append(thrown.getStackTrace()[i]);
    }
    return Trace.of(
        where + " threw " + thrown,
        "In a storm (" + plan.words() + "): the " + where + " threw.\n\n" + stack,
        List.of(where),
        List.of(Trace.Step.call(0, where).noted("threw " + thrown)),
        List.of());
  }
}
