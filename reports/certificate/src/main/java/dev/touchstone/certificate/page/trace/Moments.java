package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Kind;
import dev.touchstone.evidence.Trace.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rows of a picture, and in which of them a step of the trace is. */
final class Moments {
  private final List<Moment> all = new ArrayList<>();
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private Moments() {}

  /** A call that returns at once takes one row; a step of a thread that is not there, none. */
  static Moments of(Trace trace) {
    Moments moments = new Moments();
    List<Step> steps = trace.steps();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (step.thread() < 0 || step.thread() >= trace.threads().size()) {
        continue;
      }
      int number = moments.all.size() + 1;
      boolean whole = i + 1 < steps.size() && returnsAtOnce(step, steps.get(i + 1));
      moments.numbers.put(i, number);
      if (whole) {
        i++;
        moments.numbers.put(i, number);
        step = returned(step, steps.get(i));
      }
      moments.all.add(new Moment(number, i, step, whole));
    }
    return moments;
  }

  private static boolean returnsAtOnce(Step call, Step next) {
    return call.kind() == Kind.CALL
        && next.kind() == Kind.RETURN
        && call.nanos() == null
        && call.thread() == next.thread()
        && call.operation().equals(next.operation());
  }

  private static Step returned(Step call, Step next) {
    return next.noted((call.note() + " " + next.note()).strip());
  }

  List<Moment> all() {
    return List.copyOf(all);
  }

  /** The row of a step; 0 if it has none. */
  int number(@Nullable Integer index) {
    return index == null ? 0 : numbers.getOrDefault(index, 0);
  }
}
