package dev.touchstone.explorer.search;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.MemoryModel;

/** Makes the graph in which a write takes over an older read, up to that write. */
final class Revisits {
  private final MemoryModel model;
  private final GraphPool pool;
  private final RowOrder rowOrder = new RowOrder();
  private long[] kept = new long[1];
  private int[] newId = new int[64];
  private int read;
  private int last;

  Revisits(MemoryModel model, GraphPool pool) {
    this.model = model;
    this.pool = pool;
  }

  /**
   * A copy of the graph without what came after the read and does not precede the write; the read
   * sees nothing yet, and all rows are up to date but the model's rows of the read.
   *
   * @param ofRead the read to be taken over
   * @param beforeWrite the event before the write in its thread
   */
  ExecutionGraph cut(ExecutionGraph graph, int ofRead, int beforeWrite) {
    keepOnly(graph, ofRead, beforeWrite);
    ExecutionGraph copy = pool.take();
    copy.copyKept(graph, kept, newId);
    read = newId[ofRead];
    last = newId[beforeWrite];
    copy.unsee(read);
    rowOrder.rebuild(copy, read, model);
    copy.closeRow(read);
    return copy;
  }

  /** The read's id in the copy made last. */
  int readInCopy() {
    return read;
  }

  private void keepOnly(ExecutionGraph graph, int ofRead, int beforeWrite) {
    int w = graph.words();
    if (kept.length < w) {
      kept = new long[w];
    }
    if (newId.length < graph.size()) {
      newId = new int[2 * graph.size()];
    }
    Bits.copy(kept, 0, graph.porf(), beforeWrite * w, w);
    for (int e = 1; e <= ofRead; e++) {
      Bits.set(kept, 0, e);
    }
  }

  /** Finds where the write may stand in the copy made last, whose newest place is {@code top}. */
  void bound(ExecutionGraph copy, WorkItem item, int top) {
    int lowest = model.lowestPlace(copy, last, item.thread, item.location, item.flags);
    int readFlags = copy.flags(read);
    int readThread = copy.thread(read);
    int ofRead = model.lowestSource(copy, copy.before(read), readThread, item.location, readFlags);
    item.lowest = Math.max(lowest, ofRead);
    item.next = top;
    if ((item.flags & Event.UPDATE_WRITE) != 0) {
      int position = copy.position(last);
      item.lowest = position >= item.lowest ? position : Integer.MAX_VALUE;
      item.next = position;
    } else if (!copy.update(read).accepts(item.value)) {
      item.lowest = Math.max(item.lowest, top);
    }
  }
}
