package dev.touchstone.explorer.trace;

import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.ArrayList;
import java.util.List;

/**
 * An execution's events one after the other, each after its predecessors in program order and
 * reads-from, and as far as possible after what it overwrites or no longer sees; so a read that is
 * stale in this order is stale in every one.
 */
final class Linearised {
  private Linearised() {}

  static List<Integer> events(ExecutionGraph graph) {
    int size = graph.size();
    boolean[] done = new boolean[size];
    done[0] = true;
    List<Integer> order = new ArrayList<>();
    int thread = 0;
    while (order.size() < size - 1) {
      int next = pick(graph, done, thread, true);
      if (next == 0) {
        next = pick(graph, done, thread, false);
      }
      done[next] = true;
      order.add(next);
      thread = graph.thread(next);
    }
    return order;
  }

  /** The next event of a thread that may come now, the given thread first; 0 if there is none. */
  private static int pick(ExecutionGraph graph, boolean[] done, int first, boolean fresh) {
    for (int i = 0; i < graph.threads(); i++) {
      int t = (first + i) % graph.threads();
      int e = nextOf(graph, done, t);
      if (e > 0 && isReady(graph, done, e) && (!fresh || isFresh(graph, done, e))) {
        return e;
      }
    }
    return 0;
  }

  private static int nextOf(ExecutionGraph graph, boolean[] done, int t) {
    for (int i = 0; i < graph.length(t); i++) {
      if (!done[graph.event(t, i)]) {
        return graph.event(t, i);
      }
    }
    return 0;
  }

  private static boolean isReady(ExecutionGraph graph, boolean[] done, int e) {
    return graph.source(e) <= 0 || done[graph.source(e)];
  }

  /** True if no newer write of the location came before, and no older read or write comes later. */
  private static boolean isFresh(ExecutionGraph graph, boolean[] done, int e) {
    if (!graph.is(e, Event.READ | Event.WRITE)) {
      return true;
    }
    int l = graph.location(e);
    int position = graph.position(e);
    for (int at = position + 1; at < graph.writes(l); at++) {
      if (done[graph.write(l, at)]) {
        return false;
      }
    }
    if (graph.is(e, Event.WRITE)) {
      for (int f = 1; f < graph.size(); f++) {
        if (f != e
            && !done[f]
            && graph.is(f, Event.READ | Event.WRITE)
            && graph.location(f) == l
            && graph.position(f) < position) {
          return false;
        }
      }
    }
    return true;
  }
}
