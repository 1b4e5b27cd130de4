package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;

/**
 * Java's access modes, after JAM19 (Bender, Palsberg, OOPSLA 2019) and JAM21 (Liu, Bender,
 * Palsberg, ECOOP 2022), made extensible so that exploration is complete.
 *
 * <p>Rows hold <em>visibility</em>, which unlike happens-before does not contain program order, and
 * what each thread has accumulated that must precede its later events. Full fences and volatile
 * accesses are ordered by {@link PushOrder}. Program order and reads-from together stay acyclic, so
 * load buffering through plain accesses is not shown.
 */
public final class Jamx implements MemoryModel {
  static final int VISIBLE = 0;
  private static final int BEFORE_ALL = 1;
  private static final int BEFORE_WRITES = 2;
  private static final int BEFORE_VOLATILES = 3;
  static final int EVERYTHING = 4;
  static final int PROGRAM = 5;
  private static final int READ_SO_FAR = 6;

  private final PushOrder pushOrder = new PushOrder();

  @Override
  public String name() {
    return "JAMx";
  }

  @Override
  public MemoryModel copy() {
    return new Jamx();
  }

  @Override
  public int rowKinds() {
    return 7;
  }

  @Override
  public void added(ExecutionGraph graph, int e) {
    int w = graph.words();
    int row = e * w;
    int before = graph.before(e) * w;
    for (int kind = BEFORE_ALL; kind <= READ_SO_FAR; kind++) {
      Bits.copy(graph.rows(kind), row, graph.rows(kind), before, w);
    }
    Bits.set(graph.rows(PROGRAM), row, e);
    int flags = graph.flags(e);
    if ((flags & (Event.READ | Event.WRITE)) != 0) {
      access(graph, e, flags, row, w);
    } else if ((flags & Event.FENCE) != 0) {
      fence(graph, flags, row, w);
    } else if (graph.source(e) > 0) {
      int source = graph.source(e) * w;
      Bits.or(graph.rows(BEFORE_ALL), row, graph.rows(EVERYTHING), source, w);
      Bits.set(graph.rows(BEFORE_ALL), row, graph.source(e));
      Bits.or(graph.rows(EVERYTHING), row, graph.rows(BEFORE_ALL), row, w);
      Bits.or(graph.rows(PROGRAM), row, graph.rows(PROGRAM), source, w);
      Bits.copy(graph.rows(VISIBLE), row, graph.rows(BEFORE_ALL), row, w);
    } else {
      Bits.copy(graph.rows(VISIBLE), row, graph.rows(BEFORE_ALL), row, w);
    }
  }

  private static void access(ExecutionGraph graph, int e, int flags, int row, int w) {
    long[] visible = graph.rows(VISIBLE);
    long[] all = graph.rows(BEFORE_ALL);
    long[] volatiles = graph.rows(BEFORE_VOLATILES);
    long[] everything = graph.rows(EVERYTHING);
    Bits.copy(visible, row, all, row, w);
    if ((flags & Event.WRITE) != 0) {
      Bits.or(visible, row, graph.rows(BEFORE_WRITES), row, w);
      if ((flags & Event.RELEASE) != 0) {
        Bits.or(visible, row, everything, row, w);
      }
      if ((flags & Event.UPDATE_WRITE) != 0) {
        int readHalf = graph.before(e);
        Bits.or(visible, row, visible, readHalf * w, w);
        Bits.set(visible, row, readHalf);
      }
    } else if (graph.source(e) > 0) {
      Bits.or(visible, row, visible, graph.source(e) * w, w);
      Bits.set(visible, row, graph.source(e));
    }
    if ((flags & Event.VOLATILE) != 0) {
      Bits.or(visible, row, volatiles, row, w);
      include(volatiles, visible, e, row, w);
    }
    include(everything, visible, e, row, w);
    if ((flags & Event.READ) != 0) {
      include(graph.rows(READ_SO_FAR), visible, e, row, w);
      if ((flags & Event.ACQUIRE) != 0) {
        include(all, visible, e, row, w);
      }
    }
  }

  private static void include(long[] rows, long[] visible, int e, int row, int w) {
    Bits.or(rows, row, visible, row, w);
    Bits.set(rows, row, e);
  }

  private static void fence(ExecutionGraph graph, int flags, int row, int w) {
    long[] everything = graph.rows(EVERYTHING);
    if ((flags & Event.VOLATILE) != 0) {
      Bits.copy(graph.rows(BEFORE_ALL), row, everything, row, w);
      return;
    }
    if ((flags & Event.RELEASE) != 0) {
      Bits.or(graph.rows(BEFORE_WRITES), row, everything, row, w);
    }
    if ((flags & Event.ACQUIRE) != 0) {
      Bits.or(graph.rows(BEFORE_ALL), row, graph.rows(READ_SO_FAR), row, w);
    }
  }

  @Override
  public int lowestSource(ExecutionGraph graph, int last, int thread, int location, int flags) {
    int w = graph.words();
    int row = last * w;
    long[] all = graph.rows(BEFORE_ALL);
    long[] volatiles = graph.rows(BEFORE_VOLATILES);
    boolean isVolatile = (flags & Event.VOLATILE) != 0;
    boolean isPlain = (flags & Event.PLAIN) != 0;
    long[] threadRows = graph.threadRows();
    long[] plain = graph.plainReads();
    int at = graph.writes(location) - 1;
    for (; at > 0; at--) {
      int write = graph.write(location, at);
      if (Bits.has(all, row, write)
          || (isVolatile && Bits.has(volatiles, row, write))
          || Bits.has(threadRows, thread * w, write)) {
        break;
      }
      if (!isPlain) {
        int readers = graph.readerRow(location, at);
        long[] rows = graph.readerRows(at);
        long seen = 0;
        for (int i = 0; i < w; i++) {
          seen |= rows[readers + i] & threadRows[thread * w + i] & ~plain[i];
        }
        if (seen != 0) {
          break;
        }
      }
    }
    return at;
  }

  @Override
  public int lowestPlace(ExecutionGraph graph, int last, int thread, int location, int flags) {
    int w = graph.words();
    int row = last * w;
    long[] all = graph.rows(BEFORE_ALL);
    long[] writes = graph.rows(BEFORE_WRITES);
    long[] volatiles = graph.rows(BEFORE_VOLATILES);
    long[] everything = graph.rows(EVERYTHING);
    boolean releases = (flags & Event.RELEASE) != 0;
    boolean isVolatile = (flags & Event.VOLATILE) != 0;
    long[] threadRows = graph.threadRows();
    int at = graph.writes(location) - 1;
    for (; at > 0; at--) {
      int write = graph.write(location, at);
      if (Bits.has(all, row, write)
          || Bits.has(writes, row, write)
          || (releases && Bits.has(everything, row, write))
          || (isVolatile && Bits.has(volatiles, row, write))
          || Bits.has(threadRows, thread * w, write)
          || Bits.meet(
              graph.readerRows(at), graph.readerRow(location, at), threadRows, thread * w, w)) {
        break;
      }
    }
    return at;
  }

  @Override
  public boolean consistent(ExecutionGraph graph, int event) {
    return pushOrder.isAcyclic(graph);
  }

  @Override
  public boolean revisited(ExecutionGraph graph, int write, int read, boolean atEnd) {
    added(graph, write);
    added(graph, read);
    return atEnd || pushOrder.isAcyclic(graph);
  }
}
