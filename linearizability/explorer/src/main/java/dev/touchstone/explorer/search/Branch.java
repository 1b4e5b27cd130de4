package dev.touchstone.explorer.search;

import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A graph under exploration and what is left to try on it; a revisit opens a branch of its own. */
final class Branch {
  final ExecutionGraph graph;
  final @Nullable Branch parent;
  final int depth;
  private final List<WorkItem> work = new ArrayList<>();

  Branch(ExecutionGraph graph, @Nullable Branch parent) {
    this.graph = graph;
    this.parent = parent;
    this.depth = parent == null ? 0 : parent.depth + 1;
  }

  void push(WorkItem item) {
    work.add(item);
  }

  boolean isDone() {
    return work.isEmpty();
  }

  WorkItem pop() {
    return work.remove(work.size() - 1);
  }
}
