package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;

/**
 * JAMx's order of push points (full fences and volatile accesses): there must be one total order of
 * them such that what precedes an earlier point is visible after a later one without contradicting
 * coherence.
 *
 * <p>Instead of trying orders, the points are related pairwise: p must come before q if q before p
 * would break coherence, or if something after p is visible before q. The order exists if and only
 * if this relation has no cycle.
 */
final class PushOrder {
  private int[] points = new int[16];
  private long[] after = new long[1];
  private long[] bad = new long[1];
  private long[] later = new long[64];
  private long[] edges = new long[16];
  private boolean[] gone = new boolean[16];

  boolean isAcyclic(ExecutionGraph graph) {
    int w = graph.words();
    if (after.length < w) {
      after = new long[w];
      bad = new long[w];
    }
    int count = collect(graph, w);
    if (count == 0) {
      return true;
    }
    int edgeWords = (count + 63) >> 6;
    if (edges.length < count * edgeWords) {
      edges = new long[2 * count * edgeWords];
    }
    for (int p = 0; p < count; p++) {
      reachAfter(graph, p, w);
      Bits.zero(edges, p * edgeWords, edgeWords);
      for (int q = 0; q < count; q++) {
        if (mustPrecede(graph, points[q], w)) {
          if (p == q) {
            return false;
          }
          Bits.set(edges, p * edgeWords, q);
        }
      }
    }
    return eliminate(count, edgeWords);
  }

  /** Finds the points that something comes after, and the row of what directly comes after each. */
  private int collect(ExecutionGraph graph, int w) {
    int size = graph.size();
    long[] program = graph.rows(Jamx.PROGRAM);
    int count = 0;
    for (int p = 1; p < size; p++) {
      int flags = graph.flags(p);
      if ((flags & Event.VOLATILE) == 0 || (flags & Event.UPDATED) != 0) {
        continue;
      }
      if (count == points.length) {
        points = java.util.Arrays.copyOf(points, 2 * count);
        gone = new boolean[2 * count];
      }
      if (later.length < (count + 1) * w) {
        later = java.util.Arrays.copyOf(later, 2 * (count + 1) * w);
      }
      int row = count * w;
      Bits.zero(later, row, w);
      boolean fence = (flags & Event.FENCE) != 0;
      boolean any = false;
      for (int e = 1; e < size; e++) {
        if (e != p
            && Bits.has(program, e * w, p)
            && (fence || (graph.flags(e) & (Event.VOLATILE | Event.FENCE)) == Event.VOLATILE)) {
          Bits.set(later, row, e);
          any = true;
        }
      }
      if (any) {
        points[count++] = p;
      }
    }
    return count;
  }

  /** What is visible from something after the point, and the writes that it must not meet again. */
  private void reachAfter(ExecutionGraph graph, int p, int w) {
    long[] visible = graph.rows(Jamx.VISIBLE);
    Bits.copy(after, 0, later, p * w, w);
    Bits.zero(bad, 0, w);
    for (int e = 1; e < graph.size(); e++) {
      if (Bits.meet(visible, e * w, later, p * w, w)) {
        Bits.set(after, 0, e);
      }
    }
    for (int y = Bits.next(after, 0, 1, w); y >= 0; y = Bits.next(after, 0, y + 1, w)) {
      if (graph.is(y, Event.READ | Event.WRITE)) {
        int l = graph.location(y);
        for (int at = graph.position(y) + 1; at < graph.writes(l); at++) {
          Bits.set(bad, 0, graph.write(l, at));
        }
      }
    }
  }

  private boolean mustPrecede(ExecutionGraph graph, int q, int w) {
    int row = q * w;
    if (graph.is(q, Event.FENCE)) {
      long[] everything = graph.rows(Jamx.EVERYTHING);
      if (Bits.meet(everything, row, bad, 0, w)) {
        return true;
      }
      long[] program = graph.rows(Jamx.PROGRAM);
      for (int i = 0; i < w; i++) {
        long sources = program[row + i];
        if (i == q >> 6) {
          sources &= ~(1L << q);
        }
        if ((sources & after[i]) != 0) {
          return true;
        }
      }
      return false;
    }
    return Bits.has(bad, 0, q)
        || Bits.has(after, 0, q)
        || Bits.meet(graph.rows(Jamx.VISIBLE), row, bad, 0, w);
  }

  private boolean eliminate(int count, int edgeWords) {
    for (int p = 0; p < count; p++) {
      gone[p] = false;
    }
    int left = count;
    boolean changed = true;
    while (changed && left > 0) {
      changed = false;
      for (int p = 0; p < count; p++) {
        if (!gone[p] && leadsNowhere(p, count, edgeWords)) {
          gone[p] = true;
          left--;
          changed = true;
        }
      }
    }
    return left == 0;
  }

  private boolean leadsNowhere(int p, int count, int edgeWords) {
    for (int q = Bits.next(edges, p * edgeWords, 0, edgeWords);
        q >= 0 && q < count;
        q = Bits.next(edges, p * edgeWords, q + 1, edgeWords)) {
      if (!gone[q]) {
        return false;
      }
    }
    return true;
  }
}
