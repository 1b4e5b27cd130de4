package dev.touchstone.explorer.search;

import dev.touchstone.contracts.Operation;
import dev.touchstone.explorer.Execution.CallRecord;
import dev.touchstone.explorer.Execution.CodePlace;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of a thread's last run: how far it came, what it called and noted. It holds as long as
 * the thread's events do not change.
 */
final class LastRun {
  enum State {
    UNKNOWN,
    FINISHED,
    BLOCKED,
    WAITING,
    ASSUMED_AWAY,
    CUT,
    FAILED
  }

  private final int thread;
  private State state = State.UNKNOWN;
  private long lastSerial = -1;
  private int lastLength = -1;
  private int waitsFor = -1;
  private int spinFrom;
  private @Nullable Throwable failure;
  private final List<CallRecord> calls = new ArrayList<>();
  private final List<CallRecord> shownCalls = Collections.unmodifiableList(calls);
  private @Nullable CodePlace[] places = new CodePlace[16];
  private final Map<String, Long> notes = new LinkedHashMap<>();

  LastRun(int thread) {
    this.thread = thread;
  }

  // Written by the run

  void clear() {
    failure = null;
    waitsFor = -1;
    spinFrom = 0;
    calls.clear();
    Arrays.fill(places, null);
    notes.clear();
  }

  void ended(State end, ExecutionGraph on) {
    state = end;
    lastLength = on.length(thread);
    lastSerial = lastLength == 0 ? 0 : on.serial(on.last(thread));
  }

  void fail(Throwable why) {
    failure = why;
  }

  void waitFor(int other) {
    waitsFor = other;
  }

  void spinFrom(int head) {
    spinFrom = head;
  }

  void note(String name, long value) {
    notes.put(name, value);
  }

  /** Notes where the event at a position is made. */
  void place(int at, CodePlace place) {
    if (at >= places.length) {
      places = Arrays.copyOf(places, Math.max(2 * places.length, at + 1));
    }
    places[at] = place;
  }

  void call(Operation operation, int at) {
    calls.add(new CallRecord(operation, at, -1));
  }

  void returned(@Nullable Object result, int at) {
    int last = calls.size() - 1;
    CallRecord open = calls.get(last);
    Operation call = open.operation();
    calls.set(
        last,
        new CallRecord(new Operation(call.name(), call.arguments(), result), open.from(), at));
  }

  // Read by the search

  /** True if this still fits the thread's events in this graph. */
  boolean isCurrent(ExecutionGraph of) {
    int length = of.length(thread);
    return state != State.UNKNOWN
        && length == lastLength
        && (length == 0 || of.serial(of.last(thread)) == lastSerial);
  }

  State state() {
    return state;
  }

  /** The thread that this one waits for; itself if it waits to be started. */
  int waitsFor() {
    return waitsFor;
  }

  /** Position of the first read of the iteration in which the thread waits. */
  int spinFrom() {
    return spinFrom;
  }

  @Nullable Throwable failure() {
    return failure;
  }

  List<CallRecord> calls() {
    return shownCalls;
  }

  CodePlace place(int at) {
    CodePlace place = at < places.length ? places[at] : null;
    return place == null ? CodePlace.UNKNOWN : place;
  }

  Map<String, Long> notes() {
    return notes;
  }
}
