package dev.touchstone.explorer.trace;

import dev.touchstone.evidence.Trace;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Execution.CallRecord;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.model.Synchronisation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Turns an execution into a trace: calls, returns and accesses in one order, with reads-from. */
public final class TraceWriter {
  private final Execution execution;
  private final ExecutionGraph graph;
  private final List<Integer> order;
  private final List<Trace.Step> steps = new ArrayList<>();
  private final Map<Integer, Integer> stepOfWrite = new HashMap<>();

  private TraceWriter(Execution execution) {
    this.execution = execution;
    graph = execution.graph();
    order = Linearised.events(graph);
  }

  /** The trace of a faulty execution, with its explanation. */
  public static Trace trace(Execution execution, Fault fault, Synchronisation order) {
    order.compute(execution.graph());
    TraceWriter writer = new TraceWriter(execution);
    writer.write();
    List<String> threads = new ArrayList<>();
    for (int t = 0; t < writer.graph.threads(); t++) {
      threads.add("thread " + t);
    }
    String explanation =
        fault.text() + " " + Explanation.ofStaleReads(execution, order, writer.order);
    return Trace.of(execution.program().name(), explanation, threads, writer.steps, List.of());
  }

  private void write() {
    int[] nextCall = new int[graph.threads()];
    for (int e : order) {
      int t = graph.thread(e);
      openCalls(t, graph.index(e), nextCall);
      access(e);
      CallRecord call = Explanation.callOf(execution, e);
      if (call != null && call.to() == graph.index(e) + 1) {
        returned(t, call);
      }
    }
    for (int t = 0; t < graph.threads(); t++) {
      openCalls(t, Integer.MAX_VALUE, nextCall);
    }
  }

  /** Adds the calls that begin before the thread's event at this position. */
  private void openCalls(int t, int position, int[] nextCall) {
    List<CallRecord> calls = execution.calls(t);
    while (nextCall[t] < calls.size() && calls.get(nextCall[t]).from() <= position) {
      CallRecord call = calls.get(nextCall[t]++);
      steps.add(Trace.Step.call(t, call.operation().call()));
      if (call.from() == call.to()) {
        returned(t, call);
      }
    }
  }

  private void returned(int t, CallRecord call) {
    steps.add(
        Trace.Step.returned(t, call.operation().call(), String.valueOf(call.operation().result())));
  }

  private void access(int e) {
    int flags = graph.flags(e);
    if ((flags & Event.UPDATE_WRITE) != 0) {
      return;
    }
    CallRecord call = Explanation.callOf(execution, e);
    String operation = call == null ? "" : call.operation().call();
    if ((flags & Event.READ) != 0) {
      read(e, operation);
    } else if ((flags & Event.WRITE) != 0) {
      add(e, operation, Trace.Kind.WRITE, place(e), text(e, graph.value(e)), null, "");
    } else if ((flags & Event.FENCE) != 0) {
      add(e, operation, Trace.Kind.FENCE, "", "", null, "");
    } else if ((flags & Event.CHOICE) != 0) {
      String value = Long.toString(graph.value(e));
      add(e, operation, Trace.Kind.SWITCH, "", value, null, "a free choice");
    } else {
      String what =
          (flags & Event.START) != 0
              ? "starts thread " + graph.location(e)
              : (flags & Event.JOIN) != 0 ? "joined thread " + graph.location(e) : "begins";
      add(e, operation, Trace.Kind.SWITCH, "", "", null, what);
    }
  }

  private void read(int e, String operation) {
    String note = graph.source(e) == 0 ? "initial value" : "";
    int missed = Explanation.newest(graph, e, order);
    if (missed > 0) {
      note =
          "stale: "
              + text(missed, graph.value(missed))
              + " had been written by thread "
              + graph.thread(missed);
    }
    Integer from = stepOfWrite.get(graph.source(e));
    String value = text(e, graph.value(e));
    if (graph.is(e, Event.UPDATED)) {
      int write = graph.event(graph.thread(e), graph.index(e) + 1);
      value += " -> " + text(write, graph.value(write));
      stepOfWrite.put(write, steps.size());
      add(e, operation, Trace.Kind.UPDATE, place(e), value, from, note);
    } else {
      add(e, operation, Trace.Kind.READ, place(e), value, from, note);
    }
  }

  private String text(int e, long value) {
    return execution.program().text(graph.locations().get(graph.location(e)), value);
  }

  private String place(int e) {
    return graph.locations().get(graph.location(e)).toString();
  }

  private void add(
      int e,
      String operation,
      Trace.Kind kind,
      String place,
      String value,
      @Nullable Integer from,
      String note) {
    if (kind == Trace.Kind.WRITE) {
      stepOfWrite.put(e, steps.size());
    }
    String mode = kind == Trace.Kind.SWITCH ? "" : modeOf(e, kind);
    Execution.CodePlace code = execution.place(graph.thread(e), graph.index(e));
    steps.add(
        new Trace.Step(
            graph.thread(e),
            operation,
            kind,
            place,
            value,
            mode,
            from,
            code.file(),
            code.line(),
            note));
  }

  private String modeOf(int e, Trace.Kind kind) {
    String mode = Explanation.mode(graph, e);
    if (kind == Trace.Kind.UPDATE) {
      String write = Explanation.mode(graph, graph.event(graph.thread(e), graph.index(e) + 1));
      return mode.equals(write) ? mode : mode + "/" + write;
    }
    return mode;
  }
}
