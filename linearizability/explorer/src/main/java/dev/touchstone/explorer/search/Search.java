package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Exploration;
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
import java.util.List;
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
  private final Maximality maximality;
  private final boolean mayRevisit;
  private final Visitor visitor;
  private final List<Location> locations;
  private final Allocations allocations;
  private final GraphPool pool;
  private final Revisits revisits;
  private final Threads threads;
  private final Budget budget;

  private Branch branch;
  private ExecutionGraph graph;
  private long[] readers = new long[1];
  private double share = 1;
  private long serials;
  private @Nullable Symmetry symmetry;

  /** A search; {@code locations} begins with the program's, and what threads allocate is added. */
  Search(
      Program program,
      List<Location> locations,
      MemoryModel model,
      Limits limits,
      Maximality maximality,
      boolean mayRevisit,
      Visitor visitor) {
    this.program = program;
    this.model = model;
    this.maximality = maximality;
    this.mayRevisit = mayRevisit;
    this.visitor = visitor;
    this.locations = locations;
    allocations = new Allocations(locations);
    pool = new GraphPool(program.threads(), model.rowKinds(), locations);
    graph = pool.take();
    branch = new Branch(graph, null);
    threads = new Threads(this, program, graph);
    budget = new Budget(limits, visitor);
    revisits = new Revisits(model, pool);
  }

  Program program() {
    return program;
  }

  Budget budget() {
    return budget;
  }

  /** Shows one execution of each class of equal ones only. */
  void reduceBy(Symmetry classes) {
    symmetry = classes;
  }

  Exploration run() {
    boolean threadsMayRun = true;
    while (!budget.isSpent()) {
      if (threadsMayRun && (symmetry == null || !symmetry.isHopeless(graph))) {
        runThreads();
      } else {
        budget.finished(share);
        budget.countDead();
      }
      while (branch.isDone()) {
        Branch parent = branch.parent;
        if (parent == null) {
          return budget.result(threads.runs());
        }
        pool.giveBack(graph);
        branch = parent;
        graph = parent.graph;
      }
      if (!budget.isSpent()) {
        threadsMayRun = take(branch.pop());
      }
    }
    return budget.result(threads.runs());
  }

  /** Runs the threads on a finished graph. */
  Execution replay(ExecutionGraph finished) {
    graph = finished;
    Threads.End end = threads.run(finished);
    finished.ensureLocations();
    if (end == Threads.End.DEAD || end == Threads.End.LIMIT) {
      throw new NondeterministicProgramException(
          "the threads of " + program.name() + " make more calls than the replay file holds");
    }
    return threads.execution(finished, 1);
  }

  private void runThreads() {
    Threads.End end = threads.run(graph);
    graph.ensureLocations();
    budget.noteSize(graph.size());
    budget.finished(share);
    boolean stands = symmetry == null || symmetry.isSorted(graph);
    if (end == Threads.End.DEAD || (end != Threads.End.LIMIT && !stands)) {
      budget.countDead();
    } else if (end == Threads.End.COMPLETE) {
      long standsFor = symmetry == null ? 1 : symmetry.classSize(graph);
      budget.countComplete(standsFor, visitor.complete(threads.execution(graph, standsFor)));
    } else if (end == Threads.End.BLOCKED) {
      budget.countBlocked(visitor.blocked(threads.execution(graph, 1)));
    }
  }

  Allocations allocations() {
    return allocations;
  }

  boolean isFinished(ExecutionGraph of, int thread) {
    return threads.isFinished(of, thread);
  }

  // Forward steps, called by the threads

  int extendRead(int thread, int location, int flags, Update update) {
    if (!budget.admits(graph.size())) {
      return LIMIT;
    }
    graph.ensureLocations();
    WorkItem item = item(WorkItem.Kind.READ, thread, location, flags);
    item.update = update;
    item.lowest = model.lowestSource(graph, graph.last(thread), thread, location, flags);
    item.next = graph.writes(location) - 1;
    int read = takeRead(item);
    return read > 0 && graph.isWritingUpdate(read) ? completeUpdate(read) : read;
  }

  /** Adds the write half right after the read half; returns the read half or {@link #DEAD}. */
  private int completeUpdate(int read) {
    Update update = graph.update(read);
    long value = update.newValue(graph.value(read));
    int write = extendWrite(graph.thread(read), graph.location(read), update.writeFlags(), value);
    return write < 0 ? write : read;
  }

  int extendWrite(int thread, int location, int flags, long value) {
    if (!budget.admits(graph.size())) {
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
    if (!budget.admits(graph.size())) {
      return LIMIT;
    }
    int e = graph.append(thread, flags, -1, Update.READ_ONLY, ++serials);
    model.added(graph, e);
    return e;
  }

  int extendJunction(int thread, int flags, int other, int source) {
    if (!budget.admits(graph.size())) {
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
    if (!budget.admits(graph.size())) {
      return LIMIT;
    }
    WorkItem item = item(WorkItem.Kind.CHOICE, thread, -1, Event.CHOICE);
    item.next = 0;
    item.lowest = alternatives - 1;
    return takeChoice(item);
  }

  private WorkItem item(WorkItem.Kind kind, int thread, int location, int flags) {
    return new WorkItem(kind, graph.size(), thread, location, flags, share);
  }

  // Alternatives

  /** Tries an item's next alternative; true if the threads may run on. */
  private boolean take(WorkItem item) {
    graph.ensureLocations();
    if (graph.size() > item.size) {
      graph.truncate(item.size);
      model.truncated(graph);
    }
    share = item.share;
    return switch (item.kind) {
      case READ -> {
        int read = takeRead(item);
        yield read > 0 && (!graph.isWritingUpdate(read) || completeUpdate(read) > 0);
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
    if (!mayRevisit) {
      return;
    }
    int last = graph.last(thread);
    int w = graph.words();
    readers = graph.collectReaders(location, last, readers);
    for (int read = Bits.next(readers, 0, 1, w);
        read >= 0;
        read = Bits.next(readers, 0, read + 1, w)) {
      if (maximality.allows(graph, read, last)) {
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
    ExecutionGraph before = graph;
    ExecutionGraph copy = revisits.cut(before, item.read, before.last(item.thread));
    if (!budget.admitsBytes(pool.inUse() * copy.bytes())) {
      pool.giveBack(copy);
      return false;
    }
    int read = revisits.readInCopy();
    Branch parent = branch;
    graph = copy;
    int top = copy.writes(item.location) - 1;
    if (item.lowest < 0) {
      revisits.bound(copy, item, top);
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
        budget.noteDepth(branch.depth);
        return !graph.isWritingUpdate(read) || completeUpdate(read) > 0;
      }
      copy.unsee(read);
      copy.truncate(size);
      model.truncated(copy);
    }
    graph = before;
    pool.giveBack(copy);
    return false;
  }
}
