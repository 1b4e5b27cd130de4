package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.Arrays;

/**
 * Happens-before of one graph, computed when the graph is complete: program order, start and join,
 * and what acquire reads learn from release writes (C++20's release sequences), whatever the model
 * under which the graph was found. Not thread-safe.
 */
public final class Synchronisation {
  static final int HB = 0;
  static final int PENDING = 1;
  static final int FENCE_RELEASED = 2;
  static final int MESSAGE = 3;
  private static final int KINDS = 4;

  private final boolean everyRead;
  private long[] rows = new long[0];
  private boolean[] done = new boolean[0];
  private int words;

  /**
   * Chooses what synchronises.
   *
   * @param everyRead true if every read synchronises with its source, as under sequential
   *     consistency
   */
  public Synchronisation(boolean everyRead) {
    this.everyRead = everyRead;
  }

  /** Computes happens-before of a graph; valid until the next call. */
  public void compute(ExecutionGraph graph) {
    words = graph.words();
    int size = graph.size();
    if (rows.length < size * KINDS * words || done.length < size) {
      rows = new long[2 * size * KINDS * words];
      done = new boolean[2 * size];
    }
    if (everyRead) {
      for (int e = 1; e < size; e++) {
        Bits.copy(rows, e * KINDS * words, graph.porf(), e * words, words);
      }
      return;
    }
    Bits.zero(rows, 0, KINDS * words);
    Arrays.fill(done, 0, size, false);
    done[0] = true;
    for (int left = size - 1; left > 0; ) {
      for (int e = 1; e < size; e++) {
        int source = Math.max(0, graph.source(e));
        if (!done[e] && done[graph.before(e)] && done[source]) {
          step(graph, e, rows, KINDS);
          done[e] = true;
          left--;
        }
      }
    }
  }

  /** True if a strictly happens before b. */
  public boolean before(int a, int b) {
    return a != b && Bits.has(rows, b * KINDS * words, a);
  }

  /** Computes an event's rows from its predecessors' rows; each event has {@code kinds} rows. */
  static void step(ExecutionGraph graph, int e, long[] rows, int kinds) {
    int w = graph.words();
    int stride = kinds * w;
    int hb = e * stride;
    int pending = hb + w;
    int released = pending + w;
    int message = released + w;
    Bits.copy(rows, hb, rows, graph.before(e) * stride, 3 * w);
    Bits.set(rows, hb, e);
    int flags = graph.flags(e);
    if ((flags & Event.READ) != 0) {
      int learnt = graph.source(e) * stride + MESSAGE * w;
      Bits.or(rows, (flags & Event.ACQUIRE) != 0 ? hb : pending, rows, learnt, w);
    } else if ((flags & Event.WRITE) != 0) {
      Bits.copy(rows, message, rows, (flags & Event.RELEASE) != 0 ? hb : released, w);
      if ((flags & Event.UPDATE_WRITE) != 0) {
        int continued = graph.source(graph.before(e)) * stride + MESSAGE * w;
        Bits.or(rows, message, rows, continued, w);
      }
    } else if ((flags & Event.FENCE) != 0) {
      if ((flags & Event.ACQUIRE) != 0) {
        Bits.or(rows, hb, rows, pending, w);
      }
      if ((flags & Event.RELEASE) != 0) {
        Bits.copy(rows, released, rows, hb, w);
      }
    } else if (graph.source(e) > 0) {
      Bits.or(rows, hb, rows, graph.source(e) * stride, w);
    }
  }
}
