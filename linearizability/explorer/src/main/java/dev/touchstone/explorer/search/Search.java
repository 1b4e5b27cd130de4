package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Limit;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.NondeterministicProgramException;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.Visitor;
import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.graph.Update;
import dev.touchstone.explorer.model.MemoryModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Walks every execution graph that a model allows, each exactly once, without remembering any.
 *
 * <p>The threads extend the graph one event at a time; a read sees the newest write first and a
 * write stands last in the coherence order first, the alternatives wait on the branch's stack. A
 * write may moreover take over an older read: then what came after that read, and does not precede
 * the write, is deleted, and the search goes on in a branch of its own. After TruSt
 * (Kokologiannakis, Marmanis, Gladstein, Vafeiadis: "Truly Stateless, Optimal Dynamic Partial Order
 * Reduction", POPL 2022).
 */
final class Search {
  /** No consistent continuation. */
  static final int DEAD = -1;

  /** A limit was reached. */
  static final int LIMIT = -2;

  private final Program program;
  private final MemoryModel model;
  private final Limits limits;
  private final Maximality maximality;
  private final boolean revisits;
  private final Visitor visitor;
  private final List<Location> locations;
  private final Map<Long, Location> allocated = new HashMap<>();
  private final GraphPool pool;
  private final RowOrder rowOrder = new RowOrder();
  private final Threads threads;

  private Branch branch;
  private ExecutionGraph graph;
  private double share = 1;
  private double done;
  private long serials;
  private long[] kept = new long[1];
  private int[] newId = new int[64];

  private long complete;
  private long blocked;
  private long dead;
  private long steps;
  private int maxDepth;
  private int maxEvents;
  private final long deadline;
  private @Nullable Limit limit;
  private boolean stop;

  Search(
      Program program,
      MemoryModel model,
      Limits limits,
      Maximality maximality,
      boolean revisits,
      Visitor visitor) {
    this.program = program;
    this.model = model;
    this.limits = limits;
    this.maximality = maximality;
    this.revisits = revisits;
    this.visitor = visitor;
    locations = new ArrayList<>(program.locations());
    pool = new GraphPool(program.threads(), model.rowKinds(), locations);
    graph = pool.take();
    branch = new Branch(graph, null);
    threads = new Threads(this, program, graph);
    deadline = System.nanoTime() + limits.time().toNanos();
  }

  Program program() {
    return program;
  }

  Exploration run() {
    boolean threadsMayRun = true;
    while (!stop) {
      if (threadsMayRun) {
        runThreads();
      } else {
        dead++;
        done += share;
      }
      while (branch.isDone()) {
        Branch parent = branch.parent;
        if (parent == null) {
          return result();
        }
        pool.giveBack(graph);
        branch = parent;
        graph = parent.graph;
      }
      if (!stop) {
        threadsMayRun = take(branch.pop());
      }
    }
    return result();
  }

  /** Runs the threads on a finished graph. */
  Execution replay(ExecutionGraph finished) {
    graph = finished;
    Threads.End end = threads.run(finished);
    if (end == Threads.End.DEAD || end == Threads.End.LIMIT) {
      throw new NondeterministicProgramException(
          "the threads of " + program.name() + " make more calls than the replay file holds");
    }
    return threads.execution(finished);
  }

  private Exploration result() {
    return new Exploration(
        complete,
        blocked,
        dead,
        steps,
        threads.runs(),
        maxDepth,
        maxEvents - 1,
        Optional.ofNullable(limit),
        limit == null ? 1 : Math.min(done, 1));
  }

  private void runThreads() {
    Threads.End end = threads.run(graph);
    maxEvents = Math.max(maxEvents, graph.size());
    done += share;
    switch (end) {
      case DEAD -> dead++;
      case LIMIT -> {}
      case COMPLETE -> {
        complete++;
        report(visitor.complete(threads.execution(graph)));
      }
      case BLOCKED -> {
        blocked++;
        report(visitor.blocked(threads.execution(graph)));
      }
    }
  }

  private void report(boolean goOn) {
    long graphs = complete + blocked;
    if (!goOn) {
      end(Limit.STOPPED);
    } else if (graphs >= limits.graphs()) {
      end(Limit.GRAPHS);
    } else if ((graphs & 0xff) == 0) {
      if (System.nanoTime() - deadline > 0) {
        end(Limit.TIME);
      }
      if ((graphs & 0xffff) == 0) {
        visitor.progress(graphs, Math.min(done, 1));
      }
    }
  }

  private void end(Limit why) {
    limit = why;
    stop = true;
  }

  /** How many calls a thread may make in one run. */
  int mostThreadSteps() {
    return limits.threadSteps();
  }

  /** Notes that a thread was cut: graphs are missing. */
  void noteCut() {
    if (limit == null) {
      limit = Limit.THREAD_STEPS;
    }
  }

  /** Counts a call of a thread; false at a limit. */
  boolean countStep() {
    steps++;
    if (steps > limits.steps()) {
      end(Limit.STEPS);
      return false;
    }
    if ((steps & 0xffff) == 0 && System.nanoTime() - deadline > 0) {
      end(Limit.TIME);
      return false;
    }
    return true;
  }

  Location allocated(int thread, int number, String name, long initial) {
    return allocated.computeIfAbsent(
        ((long) thread << 32) | number,
        key -> {
          Location location = new Location(locations.size(), name, initial);
          locations.add(location);
          return location;
        });
  }

  boolean isFinished(ExecutionGraph of, int thread) {
    return threads.isFinished(of, thread);
  }

  // Forward steps, called by the threads

  private boolean isFull() {
    if (graph.size() + 1 > limits.events()) {
      if (limit == null) {
        limit = Limit.EVENTS;
      }
      return true;
    }
    return false;
  }

  int extendRead(int thread, int location, int flags, Update update) {
    if (isFull()) {
      return LIMIT;
    }
    graph.ensureLocations();
    WorkItem item = item(WorkItem.Kind.READ, thread, location, flags);
    item.update = update;
    item.lowest = model.lowestSource(graph, graph.last(thread), thread, location, flags);
    item.next = graph.writes(location) - 1;
    int read = takeRead(item);
    return read > 0 && writes(read) ? completeUpdate(read) : read;
  }

  private boolean writes(int read) {
    Update update = graph.update(read);
    return update.writesOn(graph.value(read)) && update.accepts(graph.value(read));
  }

  /** Adds the write half right after the read half; returns the read half or {@link #DEAD}. */
  private int completeUpdate(int read) {
    Update update = graph.update(read);
    long value = update.newValue(graph.value(read));
    int write = extendWrite(graph.thread(read), graph.location(read), update.writeFlags(), value);
    return write < 0 ? write : read;
  }

  int extendWrite(int thread, int location, int flags, long value) {
    if (isFull()) {
      return LIMIT;
    }
    graph.ensureLocations();
    pushRevisits(thread, location, flags, value);
    WorkItem item = item(WorkItem.Kind.WRITE, thread, location, flags);
    item.value = value;
    int last = graph.last(thread);
    item.lowest = model.lowestPlace(graph, last, thread, location, flags);
    item.next = graph.writes(location) - 1;
    if ((flags & Event.UPDATE_WRITE) != 0) {
      int position = graph.position(last);
      item.lowest = position >= item.lowest ? position : Integer.MAX_VALUE;
      item.next = position;
    }
    return takeWrite(item);
  }

  int extendPlainly(int thread, int flags) {
    if (isFull()) {
      return LIMIT;
    }
    int e = graph.append(thread, flags, -1, Update.READ_ONLY, ++serials);
    model.added(graph, e);
    return e;
  }

  int extendJunction(int thread, int flags, int other, int source) {
    if (isFull()) {
      return LIMIT;
    }
    int e = graph.append(thread, flags, other, Update.READ_ONLY, ++serials);
    if (source >= 0) {
      graph.see(e, source);
    }
    model.added(graph, e);
    return e;
  }

  int extendChoice(int thread, int alternatives) {
    if (isFull()) {
      return LIMIT;
    }
    WorkItem item = item(WorkItem.Kind.CHOICE, thread, -1, Event.CHOICE);
    item.next = 0;
    item.lowest = alternatives - 1;
    return takeChoice(item);
  }

  private WorkItem item(WorkItem.Kind kind, int thread, int location, int flags) {
    WorkItem item = new WorkItem();
    item.kind = kind;
    item.size = graph.size();
    item.thread = thread;
    item.location = location;
    item.flags = flags;
    item.share = share;
    return item;
  }

  // Alternatives

  /** Tries an item's next alternative; true if the threads may run on. */
  private boolean take(WorkItem item) {
    if (graph.size() > item.size) {
      graph.truncate(item.size);
      model.truncated(graph);
    }
    share = item.share;
    return switch (item.kind) {
      case READ -> {
        int read = takeRead(item);
        yield read > 0 && (!writes(read) || completeUpdate(read) > 0);
      }
      case WRITE -> takeWrite(item) > 0;
      case CHOICE -> takeChoice(item) > 0;
      case REVISIT -> takeRevisit(item);
    };
  }

  /** Keeps the item for its remaining alternatives and divides its share of the search. */
  private void keep(WorkItem item, int alternativesLeft) {
    share = item.share / (alternativesLeft + 1);
    item.share -= share;
    branch.push(item);
  }

  private int takeRead(WorkItem item) {
    int top = graph.writes(item.location) - 1;
    for (int at = item.next; at >= item.lowest; at--) {
      if (isPointless(item, at, top)) {
        continue;
      }
      int e = graph.append(item.thread, item.flags, item.location, item.update, ++serials);
      graph.see(e, graph.write(item.location, at));
      model.added(graph, e);
      if (at == top || model.consistent(graph, e)) {
        item.next = at - 1;
        if (item.next >= item.lowest) {
          keep(item, item.next - item.lowest + 1);
        }
        return e;
      }
      graph.truncate(item.size);
      model.truncated(graph);
    }
    return DEAD;
  }

  /** True for sources that can never lead to a complete graph that is not reached otherwise. */
  private boolean isPointless(WorkItem item, int at, int top) {
    Update update = item.update;
    if (update.isReadOnly()) {
      return false;
    }
    int l = item.location;
    int source = graph.write(l, at);
    long value = source == 0 ? locations.get(l).initial() : graph.value(source);
    if (at != top && !update.accepts(value)) {
      return true;
    }
    if (update.writesOn(value) && graph.isUpdateAt(l, at + 1)) {
      int otherRead = graph.before(graph.write(l, at + 1));
      return graph.precedes(otherRead, graph.last(item.thread));
    }
    return false;
  }

  private int takeWrite(WorkItem item) {
    int top = graph.writes(item.location) - 1;
    for (int at = item.next; at >= item.lowest; at--) {
      if (graph.isUpdateAt(item.location, at + 1)) {
        continue;
      }
      int e = appendWrite(item, at);
      model.added(graph, e);
      if (at == top || model.consistent(graph, e)) {
        item.next = at - 1;
        if (item.next >= item.lowest) {
          keep(item, item.next - item.lowest + 1);
        }
        return e;
      }
      graph.truncate(item.size);
      model.truncated(graph);
    }
    return DEAD;
  }

  private int appendWrite(WorkItem item, int at) {
    int e = graph.append(item.thread, item.flags, item.location, Update.READ_ONLY, ++serials);
    graph.setValue(e, item.value);
    graph.place(e, at + 1);
    return e;
  }

  private int takeChoice(WorkItem item) {
    int e = graph.append(item.thread, Event.CHOICE, -1, Update.READ_ONLY, ++serials);
    graph.setValue(e, item.next);
    model.added(graph, e);
    if (item.next++ < item.lowest) {
      keep(item, item.lowest - item.next + 1);
    }
    return e;
  }

  // Revisits

  private void pushRevisits(int thread, int location, int flags, long value) {
    if (!revisits) {
      return;
    }
    int last = graph.last(thread);
    for (int read = 1; read < graph.size(); read++) {
      if (graph.is(read, Event.READ)
          && graph.location(read) == location
          && !graph.precedes(read, last)
          && maximality.allows(graph, read, last)) {
        WorkItem item = item(WorkItem.Kind.REVISIT, thread, location, flags);
        item.value = value;
        item.read = read;
        item.lowest = -1;
        share /= 2;
        item.share = share;
        branch.push(item);
      }
    }
  }

  private boolean takeRevisit(WorkItem item) {
    ExecutionGraph copy = pool.take();
    if (pool.inUse() * copy.bytes() > limits.bytes()) {
      end(Limit.MEMORY);
      return false;
    }
    int last = graph.last(item.thread);
    keepOnly(item.read, last);
    copy.copyKept(graph, kept, newId);
    int read = newId[item.read];
    copy.unsee(read);
    rowOrder.rebuild(copy, read, model);
    copy.closeRow(read);
    Branch parent = branch;
    ExecutionGraph before = graph;
    graph = copy;
    int top = copy.writes(item.location) - 1;
    if (item.lowest < 0) {
      bound(item, read, newId[last], top);
    }
    for (int at = item.next; at >= item.lowest; at--) {
      if (copy.isUpdateAt(item.location, at + 1)) {
        continue;
      }
      int size = copy.size();
      int write = appendWrite(item, at);
      copy.setSerial(read, ++serials);
      copy.see(read, write);
      if (model.revisited(copy, write, read, at == top)) {
        item.next = at - 1;
        if (item.next >= item.lowest) {
          keep(item, item.next - item.lowest + 1);
        }
        branch = new Branch(copy, parent);
        maxDepth = Math.max(maxDepth, branch.depth);
        return !writes(read) || completeUpdate(read) > 0;
      }
      copy.unsee(read);
      copy.truncate(size);
      model.truncated(copy);
    }
    graph = before;
    pool.giveBack(copy);
    return false;
  }

  private void keepOnly(int read, int last) {
    int w = graph.words();
    if (kept.length < w) {
      kept = new long[w];
    }
    if (newId.length < graph.size()) {
      newId = new int[2 * graph.size()];
    }
    Bits.copy(kept, 0, graph.porf(), last * w, w);
    for (int e = 1; e <= read; e++) {
      Bits.set(kept, 0, e);
    }
  }

  /** Finds where the write of a revisit may stand, in the copied graph. */
  private void bound(WorkItem item, int read, int last, int top) {
    int lowest = model.lowestPlace(graph, last, item.thread, item.location, item.flags);
    int readFlags = graph.flags(read);
    int readThread = graph.thread(read);
    int ofRead =
        model.lowestSource(graph, graph.before(read), readThread, item.location, readFlags);
    item.lowest = Math.max(lowest, ofRead);
    item.next = top;
    if ((item.flags & Event.UPDATE_WRITE) != 0) {
      int position = graph.position(last);
      item.lowest = position >= item.lowest ? position : Integer.MAX_VALUE;
      item.next = position;
    } else if (!graph.update(read).accepts(item.value)) {
      item.lowest = Math.max(item.lowest, top);
    }
  }
}
