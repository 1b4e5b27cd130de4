package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.ArrayList;
import java.util.List;

/** Graphs that are not in use, so that a revisit need not allocate one. */
final class GraphPool {
  private final int threads;
  private final int rowKinds;
  private final List<Location> locations;
  private final List<ExecutionGraph> free = new ArrayList<>();
  private long inUse;

  GraphPool(int threads, int rowKinds, List<Location> locations) {
    this.threads = threads;
    this.rowKinds = rowKinds;
    this.locations = locations;
  }

  ExecutionGraph take() {
    inUse++;
    return free.isEmpty()
        ? new ExecutionGraph(threads, rowKinds, locations)
        : free.remove(free.size() - 1);
  }

  void giveBack(ExecutionGraph graph) {
    inUse--;
    free.add(graph);
  }

  /** Graphs in use. */
  long inUse() {
    return inUse;
  }
}
