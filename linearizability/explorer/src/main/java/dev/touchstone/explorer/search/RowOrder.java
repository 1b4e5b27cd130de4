package dev.touchstone.explorer.search;

import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.MemoryModel;

/** Computes the bit rows of a copied graph, every event after its predecessors. */
final class RowOrder {
  private boolean[] done = new boolean[64];

  /**
   * Computes all rows but those of {@code except}. Ids are nearly a topological order already: only
   * reads that were revisited see a younger write, so a few passes are enough.
   */
  void rebuild(ExecutionGraph graph, int except, MemoryModel model) {
    int size = graph.size();
    if (done.length < size) {
      done = new boolean[2 * size];
    }
    for (int e = 1; e < size; e++) {
      done[e] = false;
    }
    done[0] = true;
    int left = size - 2;
    while (left > 0) {
      int before = left;
      for (int e = 1; e < size; e++) {
        if (!done[e] && e != except && isReady(graph, e)) {
          graph.closeRow(e);
          model.copied(graph, e);
          done[e] = true;
          left--;
        }
      }
      if (left == before) {
        throw new IllegalStateException("program order and reads-from have a cycle");
      }
    }
    model.copyDone(graph);
  }

  private boolean isReady(ExecutionGraph graph, int e) {
    if (!done[graph.before(e)]) {
      return false;
    }
    int source = graph.source(e);
    if (source > 0 && !done[source]) {
      return false;
    }
    // The write half of a read-modify-write publishes what its read half's source published.
    return true;
  }
}
