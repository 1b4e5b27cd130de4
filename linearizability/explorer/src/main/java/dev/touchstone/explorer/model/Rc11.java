package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;

/**
 * RC11, the repaired C11 model of Lahav, Vafeiadis, Kang, Hur and Dreyer (PLDI 2017), with plain
 * accesses treated as relaxed ones. Happens-before is kept in bit rows; the order of volatile
 * events and full fences is {@link PartialScOrder}.
 */
public final class Rc11 implements MemoryModel {

  /** How the order of sequentially consistent events passes through other events. */
  public enum ScBefore {
    /** The paper's: first and last step join different locations. */
    OTHER_LOCATION,
    /** Any first and last step of program order; what the counts published with GenMC rest on. */
    ANY_LOCATION
  }

  /** What a reader synchronises with besides the release write itself. */
  public enum ReleaseSequence {
    /** C++20: read-modify-writes that continue it. */
    UPDATES_ONLY,
    /** C++11 and the paper: also later writes of the same thread to the same location. */
    SAME_THREAD_TAIL
  }

  private static final int TAIL = 4;

  private final ScBefore scBefore;
  private final ReleaseSequence releaseSequence;
  private final PartialScOrder scOrder;

  /** The paper's psc with C++20's release sequences. */
  public Rc11() {
    this(ScBefore.OTHER_LOCATION, ReleaseSequence.UPDATES_ONLY);
  }

  /** A chosen variant. */
  public Rc11(ScBefore scBefore, ReleaseSequence releaseSequence) {
    this.scBefore = scBefore;
    this.releaseSequence = releaseSequence;
    this.scOrder = new PartialScOrder(scBefore);
  }

  /** The variant that reproduces the counts published with GenMC. */
  public static Rc11 asInGenmc() {
    return new Rc11(ScBefore.ANY_LOCATION, ReleaseSequence.UPDATES_ONLY);
  }

  @Override
  public String name() {
    return "RC11";
  }

  @Override
  public MemoryModel copy() {
    return new Rc11(scBefore, releaseSequence);
  }

  @Override
  public int rowKinds() {
    return releaseSequence == ReleaseSequence.SAME_THREAD_TAIL ? 5 : 4;
  }

  @Override
  public void added(ExecutionGraph graph, int e) {
    Synchronisation.step(graph, e, graph.rows(), rowKinds());
    if (releaseSequence == ReleaseSequence.SAME_THREAD_TAIL && graph.is(e, Event.WRITE)) {
      continueSequence(graph, e);
    }
  }

  /** Adds to what a write publishes what earlier writes of its thread to the location do. */
  private static void continueSequence(ExecutionGraph graph, int e) {
    int w = graph.words();
    long[] rows = graph.rows();
    int tail = graph.row(TAIL, e);
    int own = graph.is(e, Event.RELEASE) ? Synchronisation.HB : Synchronisation.FENCE_RELEASED;
    Bits.copy(rows, tail, rows, graph.row(own, e), w);
    int earlier = earlierWrite(graph, e);
    if (earlier > 0) {
      Bits.or(rows, tail, rows, graph.row(TAIL, earlier), w);
    }
    Bits.or(rows, graph.row(Synchronisation.MESSAGE, e), rows, tail, w);
  }

  private static int earlierWrite(ExecutionGraph graph, int e) {
    for (int f = graph.before(e); f > 0; f = graph.before(f)) {
      if (graph.is(f, Event.WRITE) && graph.location(f) == graph.location(e)) {
        return f;
      }
    }
    return 0;
  }

  @Override
  public int lowestSource(ExecutionGraph graph, int last, int thread, int location, int flags) {
    int w = graph.words();
    long[] hb = graph.rows();
    int row = graph.row(Synchronisation.HB, last);
    int at = graph.writes(location) - 1;
    while (at > 0
        && !Bits.has(hb, row, graph.write(location, at))
        && !Bits.meet(graph.readerRows(at), graph.readerRow(location, at), hb, row, w)) {
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
    return scOrder.isAcyclic(graph, event);
  }

  @Override
  public boolean revisited(ExecutionGraph graph, int write, int read, boolean atEnd) {
    added(graph, write);
    added(graph, read);
    return atEnd || scOrder.isAcyclic(graph, 0);
  }
}
