package dev.touchstone.explorer.trace;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Execution.CallRecord;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.Synchronisation;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Says in prose which reads of an execution are stale and which missing order allows it. */
public final class Explanation {
  private Explanation() {}

  /** What the threads of a stuck execution wait for. */
  public static String ofDeadlock(Execution execution) {
    StringBuilder text = new StringBuilder("The threads wait for ever.");
    ExecutionGraph graph = execution.graph();
    for (int t = 0; t < graph.threads(); t++) {
      if (!execution.isFinished(t) && graph.length(t) > 0) {
        int last = graph.last(t);
        text.append(" Thread ").append(t);
        if (graph.is(last, Event.READ)) {
          text.append(" waits at its read of ")
              .append(graph.locations().get(graph.location(last)))
              .append(", which is ")
              .append(text(execution, last))
              .append(" and which nobody will write again.");
        } else {
          text.append(" waits for another thread.");
        }
      }
    }
    return text.toString();
  }

  /** True if the read's source was overwritten before, in this order of events. */
  static boolean isStale(ExecutionGraph graph, int read, List<Integer> order) {
    return newest(graph, read, order) > 0;
  }

  /** The newest write that came before the read and that the read did not see, 0 if none. */
  static int newest(ExecutionGraph graph, int read, List<Integer> order) {
    int l = graph.location(read);
    int when = order.indexOf(read);
    for (int at = graph.writes(l) - 1; at > graph.position(read); at--) {
      if (order.indexOf(graph.write(l, at)) < when) {
        return graph.write(l, at);
      }
    }
    return 0;
  }

  /** The stale reads of an execution and the order that is missing, in one paragraph. */
  static String ofStaleReads(Execution execution, Synchronisation order, List<Integer> events) {
    ExecutionGraph graph = execution.graph();
    StringBuilder text = new StringBuilder();
    int shown = 0;
    for (int read : events) {
      if (!graph.is(read, Event.READ)) {
        continue;
      }
      int missed = newest(graph, read, events);
      if (missed > 0 && shown++ < 2) {
        text.append(text.isEmpty() ? "" : " ");
        describe(text, execution, read, missed);
        text.append(missingOrder(graph, order, read, missed));
      }
    }
    if (shown == 0 && !unpublished(text, execution, order, events)) {
      text.append(
          "No read is stale: the order of the steps alone leads there, so stronger access modes"
              + " would not help.");
    } else if (shown > 2) {
      text.append(" ").append(shown - 2).append(" more reads are stale; the steps mark them.");
    }
    return text.toString();
  }

  /** Names a read that learns nothing from the other thread whose write it sees. */
  private static boolean unpublished(
      StringBuilder text, Execution execution, Synchronisation order, List<Integer> events) {
    ExecutionGraph graph = execution.graph();
    for (int read : events) {
      int write = graph.source(read);
      if (graph.is(read, Event.READ)
          && write > 0
          && graph.thread(write) != graph.thread(read)
          && !order.before(write, read)) {
        text.append("No read is stale, but nothing keeps a later one from being so: thread ")
            .append(graph.thread(read))
            .append(" saw thread ")
            .append(graph.thread(write))
            .append("'s write of ")
            .append(graph.locations().get(graph.location(write)))
            .append(in(execution, write))
            .append(". ")
            .append(weakHalf(graph, write, read));
        return true;
      }
    }
    return false;
  }

  /** Which of two accesses would have to be stronger for the pair to publish what came before. */
  private static String weakHalf(ExecutionGraph graph, int write, int read) {
    boolean releases = graph.is(write, Event.RELEASE);
    boolean acquires = graph.is(read, Event.ACQUIRE);
    StringBuilder text = new StringBuilder("That pair publishes nothing: ");
    if (!releases) {
      text.append("the write is ")
          .append(mode(graph, write))
          .append(", and would have to be a")
          .append(" release write (or follow a release fence)");
    }
    if (!acquires) {
      text.append(releases ? "" : "; ")
          .append("the read is ")
          .append(mode(graph, read))
          .append(", and would have to be an acquire read (or be followed by an acquire fence)");
    }
    if (releases && acquires) {
      text.append("another write of the location stands between the release and the read");
    }
    return text.append(". With that this execution is forbidden.").toString();
  }

  private static void describe(StringBuilder text, Execution execution, int read, int missed) {
    ExecutionGraph graph = execution.graph();
    text.append("Thread ")
        .append(graph.thread(read))
        .append("'s ")
        .append(mode(graph, read))
        .append(" read of ")
        .append(graph.locations().get(graph.location(read)))
        .append(in(execution, read))
        .append(" is stale: it saw ")
        .append(text(execution, read))
        .append(graph.source(read) == 0 ? ", the initial value," : "")
        .append(" although thread ")
        .append(graph.thread(missed))
        .append(" had written ")
        .append(text(execution, missed))
        .append(in(execution, missed))
        .append(". ");
  }

  private static String text(Execution execution, int event) {
    ExecutionGraph graph = execution.graph();
    return execution
        .program()
        .text(graph.locations().get(graph.location(event)), graph.value(event));
  }

  private static String in(Execution execution, int event) {
    ExecutionGraph graph = execution.graph();
    CallRecord call = callOf(execution, event);
    return call == null
        ? ""
        : " in " + call.operation().call() + " of thread " + graph.thread(event);
  }

  static @Nullable CallRecord callOf(Execution execution, int event) {
    int at = execution.graph().index(event);
    for (CallRecord call : execution.calls(execution.graph().thread(event))) {
      if (call.from() <= at && (call.to() < 0 || at < call.to())) {
        return call;
      }
    }
    return null;
  }

  /** Why nothing puts the missed write before the read. */
  private static String missingOrder(
      ExecutionGraph graph, Synchronisation order, int read, int missed) {
    for (int r = 1; r < graph.size(); r++) {
      if (!graph.is(r, Event.READ) || graph.source(r) <= 0 || !graph.precedes(r, read)) {
        continue;
      }
      int w = graph.source(r);
      boolean follows = w == missed || graph.precedes(missed, w);
      if (follows && r != read && graph.thread(w) != graph.thread(r) && !order.before(w, r)) {
        return "Thread "
            + graph.thread(r)
            + " had already seen thread "
            + graph.thread(w)
            + "'s later "
            + mode(graph, w)
            + " write of "
            + graph.locations().get(graph.location(w))
            + " by a"
            + (mode(graph, r).matches("[aeiou].*") ? "n " : " ")
            + mode(graph, r)
            + " read"
            + (graph.thread(r) == graph.thread(read)
                ? ". "
                : ", and thread " + graph.thread(read) + " came after that. ")
            + weakHalf(graph, w, r);
      }
    }
    return "Nothing that thread "
        + graph.thread(read)
        + " had seen before comes after that write, so the write may still wait in thread "
        + graph.thread(missed)
        + "'s store buffer; only volatile accesses or full fences on both sides order a write before"
        + " a later read of something else.";
  }

  static String mode(ExecutionGraph graph, int event) {
    AccessMode mode = Event.mode(graph.flags(event));
    return mode.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
