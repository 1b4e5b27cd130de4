package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;

/**
 * Sequential consistency: program order, reads-from, coherence and from-read have no cycle.
 *
 * <p>One row per event holds everything that precedes it in the closure of the four relations.
 * Access modes play no part.
 */
public final class SequentialConsistency implements MemoryModel {
  @Override
  public String name() {
    return "SC";
  }

  @Override
  public MemoryModel copy() {
    return new SequentialConsistency();
  }

  @Override
  public int rowKinds() {
    return 1;
  }

  @Override
  public boolean everyReadSynchronises() {
    return true;
  }

  @Override
  public void added(ExecutionGraph graph, int event) {
    if (graph.isDirty()) {
      recompute(graph);
      return;
    }
    int w = graph.words();
    long[] rows = graph.rows();
    int row = event * w;
    direct(graph, event, rows);
    closeOver(rows, row, w);
    Bits.set(rows, row, event);
    if (graph.is(event, Event.READ | Event.WRITE)) {
      int l = graph.location(event);
      int next = graph.position(event) + 1;
      if (next < graph.writes(l)) {
        int successor = graph.write(l, next);
        for (int f = 1; f < graph.size(); f++) {
          if (Bits.has(rows, f * w, successor)) {
            Bits.or(rows, f * w, rows, row, w);
          }
        }
      }
    }
  }

  private static void closeOver(long[] rows, int row, int w) {
    for (int i = 0; i < w; i++) {
      long left = rows[row + i];
      while (left != 0) {
        int e = (i << 6) + Long.numberOfTrailingZeros(left);
        left &= left - 1;
        Bits.or(rows, row, rows, e * w, w);
      }
    }
  }

  /** Puts the direct predecessors of an event into its row. */
  private static void direct(ExecutionGraph graph, int e, long[] rows) {
    int w = graph.words();
    int row = e * w;
    Bits.zero(rows, row, w);
    int before = graph.before(e);
    if (before > 0) {
      Bits.set(rows, row, before);
    }
    int source = graph.source(e);
    if (source > 0) {
      Bits.set(rows, row, source);
    }
    if (graph.is(e, Event.WRITE) && graph.place(e) > 0) {
      int l = graph.location(e);
      int at = graph.place(e) - 1;
      if (at > 0) {
        Bits.set(rows, row, graph.write(l, at));
      }
      Bits.or(rows, row, graph.readerRows(at), graph.readerRow(l, at), w);
    }
  }

  /** Computes the closure anew; returns false if there is a cycle. */
  private static boolean recompute(ExecutionGraph graph) {
    int w = graph.words();
    int size = graph.size();
    long[] rows = graph.rows();
    for (int e = 1; e < size; e++) {
      direct(graph, e, rows);
    }
    boolean acyclic = true;
    for (int k = 1; k < size; k++) {
      int rowK = k * w;
      int word = k >> 6;
      for (int row = w, end = size * w; row < end; row += w) {
        if ((rows[row + word] >>> k & 1) != 0) {
          Bits.or(rows, row, rows, rowK, w);
        }
      }
    }
    for (int e = 1; e < size; e++) {
      acyclic &= !Bits.has(rows, e * w, e);
      Bits.set(rows, e * w, e);
    }
    graph.setDirty(false);
    return acyclic;
  }

  @Override
  public void truncated(ExecutionGraph graph) {
    graph.setDirty(true);
  }

  @Override
  public void copied(ExecutionGraph graph, int event) {}

  @Override
  public void copyDone(ExecutionGraph graph) {
    graph.setDirty(true);
  }

  @Override
  public int lowestSource(ExecutionGraph graph, int last, int thread, int location, int flags) {
    if (graph.isDirty()) {
      recompute(graph);
    }
    long[] rows = graph.rows();
    int row = last * graph.words();
    int at = graph.writes(location) - 1;
    while (at > 0 && !Bits.has(rows, row, graph.write(location, at))) {
      at--;
    }
    return at;
  }

  @Override
  public int lowestPlace(ExecutionGraph graph, int last, int thread, int location, int flags) {
    return lowestSource(graph, last, thread, location, flags);
  }

  @Override
  public boolean consistent(ExecutionGraph graph, int event) {
    return true;
  }

  @Override
  public boolean revisited(ExecutionGraph graph, int write, int read, boolean atEnd) {
    return recompute(graph) || atEnd;
  }
}
