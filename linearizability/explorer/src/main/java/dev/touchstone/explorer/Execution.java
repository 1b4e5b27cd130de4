package dev.touchstone.explorer;

import dev.touchstone.contracts.Operation;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.List;
import java.util.Optional;

/**
 * One execution: the graph and what the threads made of it. Valid only during the call of a {@link
 * Visitor}; the explorer goes on to change it.
 */
public interface Execution {

  /** The program that was run. */
  Program program();

  /** The graph. Must not be changed. */
  ExecutionGraph graph();

  /** The operations that a thread called, in its order; unfinished ones have no result. */
  List<CallRecord> calls(int thread);

  /** The last value that a thread noted under a name. */
  Optional<Long> noted(int thread, String name);

  /** The failure that a thread reported or threw. */
  Optional<Throwable> failure(int thread);

  /** Where in the source the event at a position of a thread is made. */
  CodePlace place(int thread, int position);

  /**
   * How many complete executions this one stands for, itself included: those that differ only in
   * which of some equal threads did what.
   */
  default long represents() {
    return 1;
  }

  /** True if a thread came to its end. */
  boolean isFinished(int thread);

  /**
   * True if no thread that waits can ever go on, were memory as fair as can be: each of its last
   * reads already sees the newest write. A deadlock or a lost wake-up.
   */
  boolean isStuck();

  /** The first failure of any thread. */
  default Optional<Throwable> failure() {
    for (int t = 0; t < program().threads(); t++) {
      if (failure(t).isPresent()) {
        return failure(t);
      }
    }
    return Optional.empty();
  }

  /**
   * An operation of the object under test. It spans the thread's events from position {@code from}
   * up to, not including, {@code to}.
   *
   * @param operation what was called with what result; null while it has not returned
   * @param from position of the first event at or after the call
   * @param to position after the last event before the return, -1 if it did not return
   */
  record CallRecord(Operation operation, int from, int to) {
    /** True if the operation returned. */
    public boolean isReturned() {
      return to >= 0;
    }
  }

  /**
   * A place in source code.
   *
   * @param file the source file's name; empty where not known
   * @param line its line; 0 where not known
   */
  record CodePlace(String file, int line) {
    /** Not known. */
    public static final CodePlace UNKNOWN = new CodePlace("", 0);
  }
}
