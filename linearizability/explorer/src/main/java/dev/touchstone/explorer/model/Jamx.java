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
  private static final int KINDS = 7;

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
    return KINDS;
  }

  @Override
  public void added(ExecutionGraph graph, int e) {
    int w = graph.words();
    long[] rows = graph.rows();
    int visible = graph.row(VISIBLE, e);
    Bits.copy(
        rows, visible + w, rows, graph.row(BEFORE_ALL, graph.before(e)), (KINDS - BEFORE_ALL) * w);
    Bits.set(rows, visible + PROGRAM * w, e);
    int flags = graph.flags(e);
    if ((flags & (Event.READ | Event.WRITE)) != 0) {
      access(graph, e, flags, rows, visible, w);
    } else if ((flags & Event.FENCE) != 0) {
      Bits.zero(rows, visible, w);
      fence(flags, rows, visible, w);
    } else {
      junction(graph, e, rows, visible, w);
    }
  }

  private static void junction(ExecutionGraph graph, int e, long[] rows, int visible, int w) {
    int all = visible + BEFORE_ALL * w;
    int source = graph.source(e);
    if (source > 0) {
      Bits.or(rows, all, rows, graph.row(EVERYTHING, source), w);
      Bits.set(rows, all, source);
      Bits.or(rows, visible + EVERYTHING * w, rows, all, w);
      Bits.or(rows, visible + PROGRAM * w, rows, graph.row(PROGRAM, source), w);
    }
    Bits.copy(rows, visible, rows, all, w);
  }

  private static void access(
      ExecutionGraph graph, int e, int flags, long[] rows, int visible, int w) {
    int all = visible + BEFORE_ALL * w;
    int everything = visible + EVERYTHING * w;
    int volatiles = visible + BEFORE_VOLATILES * w;
    Bits.copy(rows, visible, rows, all, w);
    if ((flags & Event.WRITE) != 0) {
      Bits.or(rows, visible, rows, visible + BEFORE_WRITES * w, w);
      if ((flags & Event.RELEASE) != 0) {
        Bits.or(rows, visible, rows, everything, w);
      }
      if ((flags & Event.UPDATE_WRITE) != 0) {
        int readHalf = graph.before(e);
        Bits.or(rows, visible, rows, graph.row(VISIBLE, readHalf), w);
        Bits.set(rows, visible, readHalf);
      }
    } else if (graph.source(e) > 0) {
      Bits.or(rows, visible, rows, graph.row(VISIBLE, graph.source(e)), w);
      Bits.set(rows, visible, graph.source(e));
    }
    if ((flags & Event.VOLATILE) != 0) {
      Bits.or(rows, visible, rows, volatiles, w);
      include(rows, volatiles, visible, e, w);
    }
    include(rows, everything, visible, e, w);
    if ((flags & Event.READ) != 0) {
      include(rows, visible + READ_SO_FAR * w, visible, e, w);
      if ((flags & Event.ACQUIRE) != 0) {
        include(rows, all, visible, e, w);
      }
    }
  }

  private static void include(long[] rows, int row, int visible, int e, int w) {
    Bits.or(rows, row, rows, visible, w);
    Bits.set(rows, row, e);
  }

  private static void fence(int flags, long[] rows, int visible, int w) {
    int everything = visible + EVERYTHING * w;
    int all = visible + BEFORE_ALL * w;
    if ((flags & Event.VOLATILE) != 0) {
      Bits.copy(rows, all, rows, everything, w);
      return;
    }
    if ((flags & Event.RELEASE) != 0) {
      Bits.or(rows, visible + BEFORE_WRITES * w, rows, everything, w);
    }
    if ((flags & Event.ACQUIRE) != 0) {
      Bits.or(rows, all, rows, visible + READ_SO_FAR * w, w);
    }
  }

  @Override
  public int lowestSource(ExecutionGraph graph, int last, int thread, int location, int flags) {
    int w = graph.words();
    long[] rows = graph.rows();
    int all = graph.row(BEFORE_ALL, last);
    int volatiles = graph.row(BEFORE_VOLATILES, last);
    boolean isVolatile = (flags & Event.VOLATILE) != 0;
    boolean isPlain = (flags & Event.PLAIN) != 0;
    long[] threadRows = graph.threadRows();
    long[] plain = graph.plainReads();
    int at = graph.writes(location) - 1;
    for (; at > 0; at--) {
      int write = graph.write(location, at);
      if (Bits.has(rows, all, write)
          || (isVolatile && Bits.has(rows, volatiles, write))
          || Bits.has(threadRows, thread * w, write)) {
        break;
      }
      if (!isPlain) {
        int readers = graph.readerRow(location, at);
        long[] readerRows = graph.readerRows(at);
        long seen = 0;
        for (int i = 0; i < w; i++) {
          seen |= readerRows[readers + i] & threadRows[thread * w + i] & ~plain[i];
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
    long[] rows = graph.rows();
    int all = graph.row(BEFORE_ALL, last);
    int writes = graph.row(BEFORE_WRITES, last);
    int volatiles = graph.row(BEFORE_VOLATILES, last);
    int everything = graph.row(EVERYTHING, last);
    boolean releases = (flags & Event.RELEASE) != 0;
    boolean isVolatile = (flags & Event.VOLATILE) != 0;
    long[] threadRows = graph.threadRows();
    int at = graph.writes(location) - 1;
    for (; at > 0; at--) {
      int write = graph.write(location, at);
      if (Bits.has(rows, all, write)
          || Bits.has(rows, writes, write)
          || (releases && Bits.has(rows, everything, write))
          || (isVolatile && Bits.has(rows, volatiles, write))
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
