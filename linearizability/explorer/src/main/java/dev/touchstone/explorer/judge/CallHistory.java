package dev.touchstone.explorer.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Execution.CallRecord;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.Synchronisation;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations of an execution and their order: one comes before another if its last event
 * happens before the other's first event. Then there is a real-time history with that order, and no
 * other order can be observed by the threads. After RELINCHE (Golovin and others, POPL 2025).
 */
public final class CallHistory {

  private record Span(int thread, int first, int last) {}

  private CallHistory() {}

  /**
   * The history of an execution; each thread's calls in its order, thread after thread.
   *
   * @param order the execution's happens-before
   */
  public static History of(Execution execution, Synchronisation order) {
    History.Builder history = History.builder();
    List<Span> spans = new ArrayList<>();
    ExecutionGraph graph = execution.graph();
    for (int t = 0; t < graph.threads(); t++) {
      for (CallRecord call : execution.calls(t)) {
        history.add(t, call.operation());
        spans.add(
            new Span(
                t, firstEvent(graph, t, call), call.to() == 0 ? 0 : graph.event(t, call.to() - 1)));
      }
    }
    for (int a = 0; a < spans.size(); a++) {
      for (int b = 0; b < spans.size(); b++) {
        Span one = spans.get(a);
        Span two = spans.get(b);
        if (one.thread() != two.thread()
            && one.last() > 0
            && two.first() > 0
            && order.before(one.last(), two.first())) {
          history.order(a, b);
        }
      }
    }
    return history.build();
  }

  private static int firstEvent(ExecutionGraph graph, int t, CallRecord call) {
    if (call.from() < call.to()) {
      return graph.event(t, call.from());
    }
    return call.from() == 0 ? 0 : graph.event(t, call.from() - 1);
  }
}
