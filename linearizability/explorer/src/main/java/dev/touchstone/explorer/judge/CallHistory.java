package dev.touchstone.explorer.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Execution.CallRecord;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.Synchronisation;
import java.util.Arrays;
import java.util.List;

/**
 * The operations of an execution and their order: one comes before another if its last event
 * happens before the other's first event. Then there is a real-time history with that order, and no
 * other order can be observed by the threads. After RELINCHE (Golovin and others, POPL 2025).
 *
 * <p>Read from an execution into arrays that are used again, and comparable, so that {@link
 * Verdicts} need not make a {@link History} of each execution.
 */
public final class CallHistory {
  private Operation[] operations;
  private int[] threads;
  private int[] first;
  private int[] last;

  /** For each call, the calls of other threads before it. */
  private long[] before;

  private int size;

  CallHistory() {
    this(16);
  }

  private CallHistory(int room) {
    operations = new Operation[room];
    threads = new int[room];
    first = new int[room];
    last = new int[room];
    before = new long[room];
  }

  /**
   * The history of an execution; each thread's calls in its order, thread after thread.
   *
   * @param order the execution's happens-before
   */
  public static History of(Execution execution, Synchronisation order) {
    CallHistory history = new CallHistory();
    history.read(execution, order);
    return history.history();
  }

  void read(Execution execution, Synchronisation order) {
    size = 0;
    ExecutionGraph graph = execution.graph();
    for (int t = 0; t < graph.threads(); t++) {
      List<CallRecord> calls = execution.calls(t);
      for (int i = 0; i < calls.size(); i++) {
        add(graph, t, calls.get(i));
      }
    }
    for (int b = 0; b < size; b++) {
      before[b] = first[b] == 0 ? 0 : callsBefore(b, order);
    }
  }

  private long callsBefore(int b, Synchronisation order) {
    long calls = 0;
    for (int a = 0; a < size; a++) {
      if (threads[a] != threads[b] && last[a] > 0 && order.before(last[a], first[b])) {
        calls |= 1L << a;
      }
    }
    return calls;
  }

  private void add(ExecutionGraph graph, int thread, CallRecord call) {
    if (size == History.MAX_CALLS) {
      throw new IllegalStateException("a history holds at most " + size + " calls");
    }
    if (size == operations.length) {
      int room = 2 * size;
      operations = Arrays.copyOf(operations, room);
      threads = Arrays.copyOf(threads, room);
      first = Arrays.copyOf(first, room);
      last = Arrays.copyOf(last, room);
      before = Arrays.copyOf(before, room);
    }
    operations[size] = call.operation();
    threads[size] = thread;
    first[size] = firstEvent(graph, thread, call);
    last[size++] = call.to() == 0 ? 0 : graph.event(thread, call.to() - 1);
  }

  private static int firstEvent(ExecutionGraph graph, int t, CallRecord call) {
    if (call.from() < call.to()) {
      return graph.event(t, call.from());
    }
    return call.from() == 0 ? 0 : graph.event(t, call.from() - 1);
  }

  History history() {
    History.Builder history = History.builder();
    for (int i = 0; i < size; i++) {
      history.add(threads[i], operations[i]);
    }
    for (int b = 0; b < size; b++) {
      for (long left = before[b]; left != 0; left &= left - 1) {
        history.order(Long.numberOfTrailingZeros(left), b);
      }
    }
    return history.build();
  }

  /** One that nobody reads into any more, for {@link #equals}. */
  CallHistory copy() {
    CallHistory copy = new CallHistory(0);
    copy.size = size;
    copy.operations = Arrays.copyOf(operations, size);
    copy.threads = Arrays.copyOf(threads, size);
    copy.before = Arrays.copyOf(before, size);
    return copy;
  }

  /** Equal if threads, operations and the order between threads are. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CallHistory that
        && size == that.size
        && Arrays.equals(before, 0, size, that.before, 0, size)
        && Arrays.equals(threads, 0, size, that.threads, 0, size)
        && Arrays.equals(operations, 0, size, that.operations, 0, size);
  }

  @Override
  public int hashCode() {
    int hash = size;
    for (int i = 0; i < size; i++) {
      hash = 31 * hash + Long.hashCode(before[i]);
      hash = 31 * hash + threads[i];
      hash = 31 * hash + operations[i].hashCode();
    }
    return hash;
  }
}
