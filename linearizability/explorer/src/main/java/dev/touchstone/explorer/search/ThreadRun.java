package dev.touchstone.explorer.search;

import dev.touchstone.contracts.Operation;
import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Execution.CodePlace;
import dev.touchstone.explorer.HeapMemory;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.NondeterministicProgramException;
import dev.touchstone.explorer.UnequalThreadsException;
import dev.touchstone.explorer.UnsupportedCodeException;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.graph.Update;
import dev.touchstone.explorer.search.LastRun.State;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * One thread's body run against the graph: events that are there already are answered from it,
 * further ones extend it.
 */
final class ThreadRun implements HeapMemory {
  private final Search search;
  private final int thread;
  private ExecutionGraph graph;
  private int at;
  private int steps;
  private int allocations;
  private int lastRead;
  private int end = Integer.MAX_VALUE;
  private @Nullable Halt halted;

  /** Thrown again at the end: the body may have swallowed it. */
  private @Nullable UnequalThreadsException unequal;

  private final LastRun last;

  ThreadRun(Search search, int thread, ExecutionGraph graph) {
    this.search = search;
    this.thread = thread;
    this.graph = graph;
    last = new LastRun(thread);
  }

  LastRun last() {
    return last;
  }

  /** Runs the body; afterwards {@link LastRun} tells how far it came. */
  void run(ExecutionGraph on) {
    rewind(on);
    last.clear();
    State end = State.FINISHED;
    try {
      begin();
      search.program().body(thread).run(this);
      if (halted == null && at < graph.length(thread)) {
        throw mismatch("an end");
      }
    } catch (Halt expected) {
      // Told apart below: the body may have swallowed it.
    } catch (NondeterministicProgramException | UnsupportedCodeException broken) {
      throw broken;
    } catch (Throwable thrown) {
      if (halted == null) {
        last.fail(thrown);
        end = State.FAILED;
      }
    }
    if (unequal != null) {
      throw unequal;
    }
    if (halted != null) {
      end = stateOf(halted);
    }
    boolean isGivenUp = halted == Halt.DEAD || halted == Halt.LIMIT;
    last.ended(isGivenUp ? State.UNKNOWN : end, graph);
    if (isGivenUp) {
      throw halted;
    }
  }

  private void rewind(ExecutionGraph on) {
    graph = on;
    at = 0;
    steps = 0;
    allocations = 0;
    lastRead = 0;
    halted = null;
  }

  /** Runs the body on events that are there already, up to a position. */
  private void repeat(int until) {
    rewind(graph);
    end = until;
    try {
      begin();
      search.program().body(thread).run(this);
    } catch (Halt expected) {
      if (halted != Halt.REPEATED) {
        throw expected;
      }
    }
    if (at < until) {
      throw mismatch("an end");
    }
  }

  private static State stateOf(Halt halt) {
    if (halt == Halt.BLOCKED) {
      return State.BLOCKED;
    }
    if (halt == Halt.WAITING) {
      return State.WAITING;
    }
    if (halt == Halt.ASSUMED_AWAY) {
      return State.ASSUMED_AWAY;
    }
    if (halt == Halt.CUT) {
      return State.CUT;
    }
    return halt == Halt.FAILED ? State.FAILED : State.UNKNOWN;
  }

  private Halt halt(Halt why) {
    halted = why;
    return why;
  }

  /** Counts a call, and keeps a body that caught its halt from doing anything more. */
  private void countCall() {
    if (halted != null) {
      throw halted;
    }
    if (!search.budget().countStep()) {
      throw halt(Halt.LIMIT);
    }
    if (++steps > search.budget().mostThreadSteps()) {
      search.budget().noteCut();
      throw halt(Halt.CUT);
    }
  }

  private boolean replays() {
    countCall();
    if (at >= end) {
      throw halt(Halt.REPEATED);
    }
    return at < graph.length(thread);
  }

  private NondeterministicProgramException mismatch(String call) {
    return new NondeterministicProgramException(
        "thread "
            + thread
            + " of "
            + search.program().name()
            + " made other calls than before: call "
            + at
            + " is now "
            + call);
  }

  private int replayed(int flags, int location, String call) {
    int e = graph.event(thread, at++);
    if (!Event.sameCall(graph.flags(e), flags) || graph.location(e) != location) {
      throw mismatch(call);
    }
    return e;
  }

  private void begin() {
    if (!search.program().isStartedByOther(thread)) {
      return;
    }
    if (!replays()) {
      int start = graph.startOf(thread);
      if (start == 0) {
        last.waitFor(thread);
        throw halt(Halt.WAITING);
      }
      extended(search.extendJunction(thread, Event.BEGIN, thread, start));
    }
    at++;
  }

  /** Ends this run if the search could not extend the graph. */
  private int extended(int e) {
    if (e < 0) {
      throw halt(e == Search.DEAD ? Halt.DEAD : Halt.LIMIT);
    }
    return e;
  }

  private int readEvent(Location location, int flags, Update update, String call) {
    if (replays()) {
      lastRead = replayed(flags, location.id(), call);
      return lastRead;
    }
    lastRead = extended(search.extendRead(thread, location.id(), flags, update));
    at++;
    return lastRead;
  }

  @Override
  public long read(Location location, AccessMode mode) {
    return graph.value(readEvent(location, Event.read(mode), Update.READ_ONLY, "a read"));
  }

  @Override
  public void write(Location location, long value, AccessMode mode) {
    int flags = Event.write(mode);
    if (replays()) {
      int e = replayed(flags, location.id(), "a write");
      if (graph.value(e) != value) {
        throw mismatch("a write of " + value);
      }
      return;
    }
    extended(search.extendWrite(thread, location.id(), flags, value));
    at++;
  }

  private long update(
      Location location,
      AccessMode mode,
      Update.Kind kind,
      long first,
      long second,
      @Nullable LongPredicate until) {
    int writeFlags = Event.write(mode.writeHalf()) | Event.UPDATE_WRITE;
    int flags = Event.read(mode.readHalf());
    Update update = new Update(kind, first, second, writeFlags, until);
    int e = readEvent(location, flags, update, "a read-modify-write");
    long found = graph.value(e);
    if (!update.accepts(found)) {
      last.spinFrom(at - 1);
      throw halt(Halt.BLOCKED);
    }
    if (update.writesOn(found)) {
      at++;
    }
    return found;
  }

  @Override
  public long getAndAdd(Location location, long delta, AccessMode mode) {
    return update(location, mode, Update.Kind.ADD, delta, 0, null);
  }

  @Override
  public long getAndSet(Location location, long value, AccessMode mode) {
    return update(location, mode, Update.Kind.SET, value, 0, null);
  }

  @Override
  public long compareAndExchange(Location location, long expected, long update, AccessMode mode) {
    return update(location, mode, Update.Kind.COMPARE_AND_SET, expected, update, null);
  }

  @Override
  public void awaitAndSet(Location location, long expected, long update, AccessMode mode) {
    update(
        location, mode, Update.Kind.COMPARE_AND_SET, expected, update, found -> found == expected);
  }

  @Override
  public long await(Location location, AccessMode mode, LongPredicate until) {
    Update update = new Update(Update.Kind.NONE, 0, 0, 0, until);
    int e = readEvent(location, Event.read(mode), update, "an awaiting read");
    long found = graph.value(e);
    if (!until.test(found)) {
      last.spinFrom(at - 1);
      throw halt(Halt.BLOCKED);
    }
    return found;
  }

  @Override
  public void fence(AccessMode mode) {
    int flags = Event.fence(mode);
    if (replays()) {
      replayed(flags, -1, "a fence");
      return;
    }
    extended(search.extendPlainly(thread, flags));
    at++;
  }

  @Override
  public int choose(int alternatives) {
    if (alternatives < 1) {
      throw new IllegalArgumentException("there must be an alternative");
    }
    if (replays()) {
      return (int) graph.value(replayed(Event.CHOICE, -1, "a choice"));
    }
    int e = extended(search.extendChoice(thread, alternatives));
    at++;
    return (int) graph.value(e);
  }

  @Override
  public void start(int child) {
    if (!search.program().isStartedByOther(child)) {
      throw new IllegalArgumentException("thread " + child + " runs from the beginning");
    }
    if (replays()) {
      replayed(Event.START, child, "a start");
      return;
    }
    if (graph.startOf(child) != 0) {
      throw new IllegalStateException("thread " + child + " was started before");
    }
    extended(search.extendJunction(thread, Event.START, child, -1));
    at++;
  }

  @Override
  public void join(int other) {
    if (!search.program().comesAfterwards(thread)) {
      mustHaveNoEquals(other, "is joined alone");
    }
    if (replays()) {
      replayed(Event.JOIN, other, "a join");
      return;
    }
    if (!search.isFinished(graph, other)) {
      last.waitFor(other);
      throw halt(Halt.WAITING);
    }
    extended(search.extendJunction(thread, Event.JOIN, other, graph.last(other)));
    at++;
  }

  private void mustHaveNoEquals(int who, String does) {
    if (search.program().hasEquals(who)) {
      unequal =
          new UnequalThreadsException(
              "thread " + who + " is declared as one of several equal ones and " + does);
      throw unequal;
    }
  }

  @Override
  public int loopHead() {
    return at;
  }

  @Override
  public int spin(int head) {
    countCall();
    boolean onlyReads = at > head;
    for (int i = head; i < at && onlyReads; i++) {
      int flags = graph.flags(graph.event(thread, i));
      onlyReads = (flags & Event.READ) != 0 && (flags & Event.UPDATED) == 0;
    }
    if (onlyReads) {
      last.spinFrom(head);
      throw halt(Halt.BLOCKED);
    }
    return at;
  }

  @Override
  public void assume(boolean condition) {
    if (halted != null) {
      throw halted;
    }
    if (!condition) {
      throw halt(Halt.ASSUMED_AWAY);
    }
  }

  @Override
  public void check(boolean condition, String message) {
    if (halted != null) {
      throw halted;
    }
    if (!condition) {
      last.fail(new AssertionError(message));
      throw halt(Halt.FAILED);
    }
  }

  @Override
  public Location allocate(String name, long initial) {
    countCall();
    mustHaveNoEquals(thread, "allocates a location");
    return search.allocations().get(thread, allocations++, name, initial);
  }

  @Override
  public Location found(int owner, int ordinal, String name, long initial) {
    if (halted != null) {
      throw halted;
    }
    return search.allocations().get(owner, ordinal, name, initial);
  }

  @Override
  public long history() {
    return at == 0 ? 0 : graph.serial(graph.event(thread, at - 1));
  }

  @Override
  public long seen() {
    int source = graph.source(lastRead);
    return source <= 0 ? 0 : graph.serial(source);
  }

  @Override
  public void repeatSeen() {
    int source = graph.source(lastRead);
    new ThreadRun(search, graph.thread(source), graph).repeat(graph.index(source) + 1);
  }

  @Override
  public Object exploration() {
    return search;
  }

  @Override
  public void place(CodePlace place) {
    last.place(at, place);
  }

  @Override
  public int number() {
    return thread;
  }

  @Override
  public void note(String name, long value) {
    last.note(name, value);
  }

  @Override
  public void call(String operation, Object... arguments) {
    last.call(new Operation(operation, List.of(arguments), null), at);
  }

  @Override
  public void returned(@Nullable Object result) {
    last.returned(result, at);
  }

  @Override
  public int thread() {
    mustHaveNoEquals(thread, "asks for its number");
    return thread;
  }
}
