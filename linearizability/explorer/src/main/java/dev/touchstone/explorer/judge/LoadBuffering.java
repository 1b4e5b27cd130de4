package dev.touchstone.explorer.judge;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.Synchronisation;
import org.jspecify.annotations.Nullable;

/**
 * A plain read that a write of another thread follows in program order and reads-from, but not in
 * happens-before: Java allows the read to see that write, and no model here shows it, because
 * program order and reads-from stay acyclic. Warns; a sufficient sign of a missing order.
 */
public final class LoadBuffering implements Judge {

  @Override
  public @Nullable Fault judge(Execution execution, Synchronisation order) {
    ExecutionGraph graph = execution.graph();
    for (int r = 1; r < graph.size(); r++) {
      if (!graph.is(r, Event.READ) || !graph.is(r, Event.PLAIN) || hasOwnLaterWrite(graph, r)) {
        continue;
      }
      int l = graph.location(r);
      for (int at = 1; at < graph.writes(l); at++) {
        int w = graph.write(l, at);
        if (graph.thread(w) != graph.thread(r) && graph.precedes(r, w) && !order.before(r, w)) {
          return Fault.of(
              Fault.Kind.LOAD_BUFFERING_HAZARD,
              "Thread "
                  + graph.thread(r)
                  + " reads "
                  + graph.locations().get(l)
                  + " plainly, and thread "
                  + graph.thread(w)
                  + " writes it later because of what followed; nothing keeps the read from being"
                  + " delayed until it sees that write.");
        }
      }
    }
    return null;
  }

  private static boolean hasOwnLaterWrite(ExecutionGraph graph, int read) {
    int t = graph.thread(read);
    for (int i = graph.index(read) + 1; i < graph.length(t); i++) {
      int e = graph.event(t, i);
      if (graph.is(e, Event.WRITE) && graph.location(e) == graph.location(read)) {
        return true;
      }
    }
    return false;
  }
}
