package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Kind;
import dev.touchstone.evidence.Trace.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The operations of a trace. */
final class Calls {
  private Calls() {}

  /** All of them, in the order in which they were called. */
  static List<Call> of(Trace trace) {
    List<Deque<Call>> open = new ArrayList<>();
    trace.threads().forEach(thread -> open.add(new ArrayDeque<>()));
    List<Call> calls = new ArrayList<>();
    for (int i = 0; i < trace.steps().size(); i++) {
      Step step = trace.steps().get(i);
      if (step.thread() < 0 || step.thread() >= open.size()) {
        continue;
      }
      Deque<Call> mine = open.get(step.thread());
      if (step.kind() == Kind.CALL) {
        mine.push(new Call(step.thread(), step.operation(), i, Call.NEVER, "", mine.size()));
      } else if (step.kind() == Kind.RETURN && !mine.isEmpty()) {
        Call call = mine.pop();
        calls.add(new Call(call.thread(), call.text(), call.from(), i, step.value(), call.depth()));
      }
    }
    open.forEach(calls::addAll);
    calls.sort(Comparator.comparingInt(Call::from));
    return List.copyOf(calls);
  }

  /** The innermost operation of a thread at a step. */
  static Optional<Call> at(List<Call> calls, int thread, int index) {
    return calls.stream()
        .filter(call -> call.thread() == thread && call.spans(index))
        .max(Comparator.comparingInt(Call::depth));
  }
}
