package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.Arrays;

/**
 * JAMx's order of push points (full fences and volatile accesses): there must be one total order of
 * them such that what precedes an earlier point is visible after a later one without contradicting
 * coherence.
 *
 * <p>Instead of trying orders, the points are related pairwise: p must come before q if q before p
 * would break coherence, or if something after p is visible before q. The order exists if and only
 * if this relation has no cycle. What comes after an earlier point of a thread includes what comes
 * after a later one of the same kind, so each thread is walked from its end and only additions are
 * looked at.
 */
final class PushOrder {
  private final Walk fences = new Walk();
  private final Walk accesses = new Walk();
  private int[] points = new int[16];
  private int count;
  private int edgeWords;
  private long[] edges = new long[16];
  private long[] left = new long[1];
  private long[] above = new long[64];
  private long[] newer = new long[1];

  /** What comes after the points of one kind of one thread, as the walk goes backwards. */
  private static final class Walk {
    /** Directly after: the targets of the push. */
    private long[] later = new long[1];

    /** Visible from something directly after. */
    private long[] after = new long[1];

    /** Writes that what is visible must not meet again. */
    private long[] bad = new long[1];

    /** Points, by index, that the last point walked must precede. */
    private long[] edges = new long[1];

    private void clear(int words, int edgeWords) {
      if (later.length < words) {
        later = new long[words];
        after = new long[words];
        bad = new long[words];
      }
      if (edges.length < edgeWords) {
        edges = new long[edgeWords];
      }
      Arrays.fill(later, 0);
      Arrays.fill(after, 0);
      Arrays.fill(bad, 0);
      Arrays.fill(edges, 0);
    }
  }

  boolean isAcyclic(ExecutionGraph graph) {
    collect(graph);
    if (count < 2) {
      return true;
    }
    int w = graph.words();
    edgeWords = (count + 63) >> 6;
    if (edges.length < count * edgeWords) {
      edges = new long[2 * count * edgeWords];
    }
    if (newer.length < w) {
      newer = new long[w];
    }
    writesAbove(graph, w);
    int p = count - 1;
    while (p >= 0) {
      int thread = graph.thread(points[p]);
      fences.clear(w, edgeWords);
      accesses.clear(w, edgeWords);
      for (; p >= 0 && graph.thread(points[p]) == thread; p--) {
        Walk walk = graph.is(points[p], Event.FENCE) ? fences : accesses;
        if (!extend(graph, walk, p, w)) {
          return false;
        }
      }
    }
    return eliminate();
  }

  /** Lists the points thread by thread, in program order. */
  private void collect(ExecutionGraph graph) {
    count = 0;
    for (int t = 0; t < graph.threads(); t++) {
      for (int i = 0; i < graph.length(t); i++) {
        int e = graph.event(t, i);
        if ((graph.flags(e) & (Event.VOLATILE | Event.UPDATED)) == Event.VOLATILE) {
          if (count == points.length) {
            points = Arrays.copyOf(points, 2 * count);
          }
          points[count++] = e;
        }
      }
    }
  }

  /** For each write, the row of those after it in the coherence order. */
  private void writesAbove(ExecutionGraph graph, int w) {
    int locations = graph.locations().size();
    if (above.length < (graph.size() + locations) * w) {
      above = new long[2 * (graph.size() + locations) * w];
    }
    for (int l = 0; l < locations; l++) {
      int top = graph.writes(l) - 1;
      int row = aboveRow(graph, l, top, w);
      Bits.zero(above, row, w);
      for (int at = top - 1; at >= 0; at--) {
        int lower = aboveRow(graph, l, at, w);
        Bits.copy(above, lower, above, row, w);
        Bits.set(above, lower, graph.write(l, at + 1));
        row = lower;
      }
    }
  }

  private static int aboveRow(ExecutionGraph graph, int l, int at, int w) {
    return (at == 0 ? graph.size() + l : graph.write(l, at)) * w;
  }

  /** Walks to the point; false if it would have to precede itself. */
  private boolean extend(ExecutionGraph graph, Walk walk, int p, int w) {
    int point = points[p];
    boolean fence = graph.is(point, Event.FENCE);
    boolean grows = false;
    long[] rows = graph.rows();
    for (int i = 0; i < w; i++) {
      newer[i] = 0;
    }
    for (int e = 1; e < graph.size(); e++) {
      if (e != point
          && (fence || (graph.flags(e) & (Event.VOLATILE | Event.FENCE)) == Event.VOLATILE)
          && Bits.has(rows, graph.row(Jamx.PROGRAM, e), point)
          && !Bits.has(walk.later, 0, e)) {
        Bits.set(newer, 0, e);
        Bits.set(walk.later, 0, e);
        grows = true;
      }
    }
    if (grows) {
      reach(graph, walk, w);
      addEdges(graph, walk, w);
    }
    Bits.copy(edges, p * edgeWords, walk.edges, 0, edgeWords);
    return !Bits.has(walk.edges, 0, p);
  }

  private void reach(ExecutionGraph graph, Walk walk, int w) {
    long[] rows = graph.rows();
    for (int e = 1; e < graph.size(); e++) {
      if (!Bits.has(walk.after, 0, e)
          && (Bits.has(newer, 0, e) || Bits.meet(rows, graph.row(Jamx.VISIBLE, e), newer, 0, w))) {
        Bits.set(walk.after, 0, e);
        if (graph.is(e, Event.READ | Event.WRITE)) {
          int l = graph.location(e);
          Bits.or(walk.bad, 0, above, aboveRow(graph, l, graph.position(e), w), w);
        }
      }
    }
  }

  private void addEdges(ExecutionGraph graph, Walk walk, int w) {
    for (int q = 0; q < count; q++) {
      if (!Bits.has(walk.edges, 0, q) && mustPrecede(graph, walk, points[q], w)) {
        Bits.set(walk.edges, 0, q);
      }
    }
  }

  private static boolean mustPrecede(ExecutionGraph graph, Walk walk, int q, int w) {
    long[] rows = graph.rows();
    if (!graph.is(q, Event.FENCE)) {
      return Bits.has(walk.bad, 0, q)
          || Bits.has(walk.after, 0, q)
          || Bits.meet(rows, graph.row(Jamx.VISIBLE, q), walk.bad, 0, w);
    }
    if (Bits.meet(rows, graph.row(Jamx.EVERYTHING, q), walk.bad, 0, w)) {
      return true;
    }
    int program = graph.row(Jamx.PROGRAM, q);
    for (int i = 0; i < w; i++) {
      long sources = rows[program + i];
      if (i == q >> 6) {
        sources &= ~(1L << q);
      }
      if ((sources & walk.after[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Removes points without successors until none is left, or none can be removed. */
  private boolean eliminate() {
    if (left.length < edgeWords) {
      left = new long[edgeWords];
    }
    Bits.zero(left, 0, edgeWords);
    for (int p = 0; p < count; p++) {
      Bits.set(left, 0, p);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int p = count - 1; p >= 0; p--) {
        if (Bits.has(left, 0, p) && !Bits.meet(edges, p * edgeWords, left, 0, edgeWords)) {
          Bits.clear(left, 0, p);
          changed = true;
        }
      }
    }
    return Bits.isEmpty(left, 0, edgeWords);
  }
}
