package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Kind;
import dev.touchstone.evidence.Trace.Step;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which memory is shared, and which reads saw an older value than the newest. */
final class Memory {
  private final List<Step> steps;
  private final Map<String, Set<Integer>> threads = new HashMap<>();

  Memory(Trace trace) {
    steps = trace.steps();
    for (Step step : steps) {
      if (Words.touches(step)) {
        threads.computeIfAbsent(step.location(), l -> new HashSet<>()).add(step.thread());
      }
    }
  }

  /** Whether the step touches memory that no other thread of the trace touches. */
  boolean local(Step step) {
    return step.kind() == Kind.FENCE
        || (Words.touches(step) && threads.getOrDefault(step.location(), Set.of()).size() < 2);
  }

  /** Index of the last write to the same place before a step; null without one. */
  @Nullable Integer newest(int index) {
    String location = steps.get(index).location();
    for (int i = index - 1; i >= 0; i--) {
      if (Words.writes(steps.get(i)) && steps.get(i).location().equals(location)) {
        return i;
      }
    }
    return null;
  }

  /** Whether a read saw another value than the newest in the order of the steps. */
  boolean stale(int index) {
    Step step = steps.get(index);
    if (step.kind() != Kind.READ) {
      return false;
    }
    if (step.note().startsWith("stale")) {
      return true;
    }
    Integer newest = newest(index);
    Integer source = step.readsFrom();
    return newest != null
        && (source == null ? step.note().startsWith("initial value") : !source.equals(newest))
        && !Words.left(steps.get(newest)).equals(step.value());
  }
}
