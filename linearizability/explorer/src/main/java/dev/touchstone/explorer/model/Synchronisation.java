package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;

/**
 * Happens-before of one graph, computed when the graph is complete: program order, start and join,
 * and what acquire reads learn from release writes (C++20's release sequences), whatever the model
 * under which the graph was found. Not thread-safe.
 */
public final class Synchronisation {
  private long[] hb = new long[0];
  private long[] pending = new long[0];
  private long[] released = new long[0];
  private long[] message = new long[0];
  private boolean[] done = new boolean[0];
  private final boolean everyRead;
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
    if (everyRead) {
      hb = graph.porf().clone();
      return;
    }
    if (hb.length < size * words) {
      hb = new long[2 * size * words];
      pending = new long[2 * size * words];
      released = new long[2 * size * words];
      message = new long[2 * size * words];
    }
    if (done.length < size) {
      done = new boolean[2 * size];
    }
    Bits.zero(hb, 0, words);
    Bits.zero(pending, 0, words);
    Bits.zero(released, 0, words);
    Bits.zero(message, 0, words);
    java.util.Arrays.fill(done, 0, size, false);
    done[0] = true;
    for (int left = size - 1; left > 0; ) {
      for (int e = 1; e < size; e++) {
        int source = Math.max(0, graph.source(e));
        if (!done[e] && done[graph.before(e)] && done[source]) {
          Bits.zero(message, e * words, words);
          step(graph, e, hb, pending, released, message);
          done[e] = true;
          left--;
        }
      }
    }
  }

  /** True if a strictly happens before b. */
  public boolean before(int a, int b) {
    return a != b && Bits.has(hb, b * words, a);
  }

  /** Computes an event's rows from its predecessors' rows. */
  static void step(
      ExecutionGraph graph, int e, long[] hb, long[] pending, long[] released, long[] message) {
    int w = graph.words();
    int row = e * w;
    int before = graph.before(e) * w;
    Bits.copy(hb, row, hb, before, w);
    Bits.copy(pending, row, pending, before, w);
    Bits.copy(released, row, released, before, w);
    Bits.set(hb, row, e);
    int flags = graph.flags(e);
    if ((flags & Event.READ) != 0) {
      int source = graph.source(e) * w;
      Bits.or((flags & Event.ACQUIRE) != 0 ? hb : pending, row, message, source, w);
    } else if ((flags & Event.WRITE) != 0) {
      boolean releases = (flags & Event.RELEASE) != 0;
      Bits.copy(message, row, releases ? hb : released, row, w);
      if ((flags & Event.UPDATE_WRITE) != 0) {
        Bits.or(message, row, message, graph.source(graph.before(e)) * w, w);
      }
    } else if ((flags & Event.FENCE) != 0) {
      if ((flags & Event.ACQUIRE) != 0) {
        Bits.or(hb, row, pending, row, w);
      }
      if ((flags & Event.RELEASE) != 0) {
        Bits.copy(released, row, hb, row, w);
      }
    } else if (graph.source(e) > 0) {
      Bits.or(hb, row, hb, graph.source(e) * w, w);
    }
  }
}
