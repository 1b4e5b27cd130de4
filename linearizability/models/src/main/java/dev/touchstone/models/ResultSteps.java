package dev.touchstone.models;

import dev.touchstone.evidence.Trace;
import dev.touchstone.models.judge.Execution;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Calls and returns in one order that agrees with the execution's: for results without a recorded
 * interleaving.
 */
final class ResultSteps {
  private final Execution execution;

  ResultSteps(Execution execution) {
    this.execution = execution;
  }

  List<Trace.Step> steps() {
    List<Trace.Step> steps = new ArrayList<>();
    Set<Integer> done = new HashSet<>();
    while (done.size() < execution.calls().size()) {
      int next = next(done);
      Execution.Returned call = execution.calls().get(next);
      String name = call.step().toString();
      steps.add(Trace.Step.call(call.thread(), name));
      steps.add(Trace.Step.returned(call.thread(), name, String.valueOf(call.result())));
      done.add(next);
    }
    return steps;
  }

  private int next(Set<Integer> done) {
    for (int i = 0; i < execution.calls().size(); i++) {
      if (!done.contains(i)
          && done.containsAll(execution.calls().get(i).after())
          && ofThreadBefore(i, done)) {
        return i;
      }
    }
    throw new IllegalStateException("the order of calls has a cycle");
  }

  private boolean ofThreadBefore(int call, Set<Integer> done) {
    for (int i = 0; i < call; i++) {
      if (execution.calls().get(i).thread() == execution.calls().get(call).thread()
          && !done.contains(i)) {
        return false;
      }
    }
    return true;
  }
}
