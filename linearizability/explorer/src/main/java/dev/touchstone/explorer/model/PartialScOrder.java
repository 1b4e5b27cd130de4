package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;

/**
 * RC11's partial order of sequentially consistent events (psc), from scratch: for every volatile
 * event the set of those that must come before it, then elimination of events with nothing left
 * before them.
 */
final class PartialScOrder {
  private static final int HB = Synchronisation.HB;

  private final Rc11.ScBefore scBefore;

  private long[] sc = new long[1];
  private long[] fences = new long[1];
  private long[] steps = new long[64];
  private long[] before = new long[64];
  private long[] scratch = new long[1];
  private long[] scratch2 = new long[1];

  PartialScOrder(Rc11.ScBefore scBefore) {
    this.scBefore = scBefore;
  }

  /**
   * True if the order has no cycle.
   *
   * @param added the event whose addition is to be checked, or 0 to check in any case
   */
  boolean isAcyclic(ExecutionGraph graph, int added) {
    int w = graph.words();
    int size = graph.size();
    prepare(size, w);
    int events = 0;
    boolean hasFence = false;
    for (int e = 1; e < size; e++) {
      if (graph.is(e, Event.VOLATILE)) {
        events++;
        Bits.set(sc, 0, e);
        if (graph.is(e, Event.FENCE)) {
          Bits.set(fences, 0, e);
          hasFence = true;
        }
      }
    }
    if (events < 2 || (added > 0 && !hasFence && !graph.is(added, Event.VOLATILE))) {
      return true;
    }
    if (hasFence) {
      withFences(graph, w, size);
    } else {
      for (int q = Bits.next(sc, 0, 1, w); q >= 0; q = Bits.next(sc, 0, q + 1, w)) {
        stepsInto(graph, q, before, q * w);
      }
    }
    return eliminate(w);
  }

  private void prepare(int size, int w) {
    if (sc.length < w) {
      sc = new long[w];
      fences = new long[w];
      scratch = new long[w];
      scratch2 = new long[w];
    }
    if (steps.length < size * w) {
      steps = new long[2 * size * w];
      before = new long[2 * size * w];
    }
    Bits.zero(sc, 0, w);
    Bits.zero(fences, 0, w);
  }

  private void withFences(ExecutionGraph graph, int w, int size) {
    long[] hb = graph.rows();
    for (int e = 1; e < size; e++) {
      stepsInto(graph, e, steps, e * w);
    }
    for (int q = Bits.next(sc, 0, 1, w); q >= 0; q = Bits.next(sc, 0, q + 1, w)) {
      boolean fence = Bits.has(fences, 0, q);
      if (fence) {
        Bits.zero(scratch, 0, w);
        for (int y = Bits.next(hb, graph.row(HB, q), 1, w);
            y >= 0;
            y = Bits.next(hb, graph.row(HB, q), y + 1, w)) {
          Bits.or(scratch, 0, steps, y * w, w);
        }
      } else {
        Bits.copy(scratch, 0, steps, q * w, w);
      }
      Bits.copy(before, q * w, scratch, 0, w);
      fencesBefore(graph, scratch, q, w);
      if (fence) {
        fenceToFence(graph, hb, q, w);
      }
    }
  }

  /** Adds to the row of q every full fence that happens before a member of {@code reached}. */
  private void fencesBefore(ExecutionGraph graph, long[] reached, int q, int w) {
    long[] hb = graph.rows();
    for (int x = Bits.next(reached, 0, 1, w); x >= 0; x = Bits.next(reached, 0, x + 1, w)) {
      for (int i = 0; i < w; i++) {
        before[q * w + i] |= hb[graph.row(HB, x) + i] & fences[i];
      }
    }
  }

  /** Happens-before between fences, alone or around an extended coherence step. */
  private void fenceToFence(ExecutionGraph graph, long[] hb, int q, int w) {
    Bits.zero(scratch2, 0, w);
    for (int y = Bits.next(hb, graph.row(HB, q), 1, w);
        y >= 0;
        y = Bits.next(hb, graph.row(HB, q), y + 1, w)) {
      if (y == q) {
        continue;
      }
      if (Bits.has(fences, 0, y)) {
        Bits.set(before, q * w, y);
      }
      if (graph.is(y, Event.READ | Event.WRITE)) {
        int l = graph.location(y);
        int position = graph.position(y);
        accessesBelow(graph, l, position, scratch2, 0);
        if (graph.is(y, Event.READ) && position > 0) {
          Bits.set(scratch2, 0, graph.write(l, position));
        }
      }
    }
    fencesBefore(graph, scratch2, q, w);
  }

  private static void accessesBelow(
      ExecutionGraph graph, int l, int position, long[] target, int row) {
    int w = graph.words();
    for (int at = 0; at < position; at++) {
      if (at > 0) {
        Bits.set(target, row, graph.write(l, at));
      }
      Bits.or(target, row, graph.readerRows(at), graph.readerRow(l, at), w);
    }
  }

  /** All events from which one step of scb leads to y. */
  private void stepsInto(ExecutionGraph graph, int y, long[] target, int row) {
    int w = graph.words();
    long[] hb = graph.rows();
    long[] threadRows = graph.threadRows();
    int own = graph.thread(y) * w;
    for (int i = 0; i < w; i++) {
      target[row + i] = threadRows[own + i] & hb[graph.row(HB, y) + i];
    }
    Bits.clear(target, row, y);
    boolean access = graph.is(y, Event.READ | Event.WRITE);
    int z = graph.before(y);
    if (scBefore == Rc11.ScBefore.OTHER_LOCATION && access) {
      while (z > 0 && sameLocation(graph, z, y)) {
        z = graph.before(z);
      }
    }
    if (z > 0) {
      throughHappensBefore(graph, z, target, row);
    }
    if (access) {
      int l = graph.location(y);
      for (int at = 0; at < graph.writes(l); at++) {
        int write = graph.write(l, at);
        if (write > 0 && write != y && Bits.has(hb, graph.row(HB, y), write)) {
          Bits.set(target, row, write);
        }
        long[] readers = graph.readerRows(at);
        int readerRow = graph.readerRow(l, at);
        for (int i = 0; i < w; i++) {
          target[row + i] |= readers[readerRow + i] & hb[graph.row(HB, y) + i];
        }
      }
      Bits.clear(target, row, y);
      if (graph.is(y, Event.WRITE)) {
        accessesBelow(graph, l, graph.place(y), target, row);
      }
    }
  }

  /** Adds the events that have a program-order successor, suitably placed, happening before z. */
  private void throughHappensBefore(ExecutionGraph graph, int z, long[] target, int row) {
    int w = graph.words();
    long[] hb = graph.rows();
    long[] threadRows = graph.threadRows();
    for (int t = 0; t < graph.threads(); t++) {
      int top = highest(hb, graph.row(HB, z), threadRows, t * w, w);
      if (top < 0) {
        continue;
      }
      int e = graph.before(top);
      if (scBefore == Rc11.ScBefore.OTHER_LOCATION) {
        while (e > 0 && sameLocation(graph, e, top)) {
          e = graph.before(e);
        }
      }
      if (e > 0) {
        int word = e >> 6;
        for (int i = 0; i < word; i++) {
          target[row + i] |= threadRows[t * w + i];
        }
        target[row + word] |= threadRows[t * w + word] & (-1L >>> (63 - (e & 63)));
      }
    }
  }

  private static int highest(long[] a, int rowA, long[] b, int rowB, int w) {
    for (int i = w - 1; i >= 0; i--) {
      long both = a[rowA + i] & b[rowB + i];
      if (both != 0) {
        return (i << 6) + 63 - Long.numberOfLeadingZeros(both);
      }
    }
    return -1;
  }

  private static boolean sameLocation(ExecutionGraph graph, int a, int b) {
    return graph.is(a, Event.READ | Event.WRITE)
        && graph.is(b, Event.READ | Event.WRITE)
        && graph.location(a) == graph.location(b);
  }

  private boolean eliminate(int w) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int q = Bits.next(sc, 0, 1, w); q >= 0; q = Bits.next(sc, 0, q + 1, w)) {
        if (!Bits.meet(before, q * w, sc, 0, w)) {
          Bits.clear(sc, 0, q);
          changed = true;
        }
      }
    }
    return Bits.isEmpty(sc, 0, w);
  }
}
