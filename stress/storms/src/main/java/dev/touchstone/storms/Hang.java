package dev.touchstone.storms;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * An operation that did not return although nobody was stopped.
 *
 * @param operation the subject's operation, as far as the stack tells
 * @param thread that called it
 * @param seconds how long it was watched
 * @param cpuMillis processor time that the thread used meanwhile
 * @param state of the thread
 * @param stacks of all threads of the storm that were alive, the hung one first
 * @param certain whether the thread had its chance: it used processor time, or waits for another
 */
record Hang(
    String operation,
    String thread,
    long seconds,
    long cpuMillis,
    Thread.State state,
    List<String> stacks,
    boolean certain) {
  private static final int FRAMES = 12;

  /** What calls the subject: a frame of these has the name of an operation. */
  private static final Set<String> WORKERS =
      Set.of(QueueWorker.class.getName(), PoolWorker.class.getName());

  Hang {
    stacks = List.copyOf(stacks);
  }

  /** What a thread is in the middle of. */
  static String operation(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      if (WORKERS.contains(frame.getClassName())) {
        return frame.getMethodName();
      }
    }
    return "an operation";
  }

  /** A stack as text, the innermost frames first. */
  static String text(Thread thread, StackTraceElement[] stack) {
    List<String> lines = new ArrayList<>();
    lines.add(thread.getName() + " (" + thread.getState() + ")");
    for (int i = 0; i < stack.length && i < FRAMES; i++) {
      lines.add("    at " + stack[i]);
    }
    return String.join("\n", lines);
  }

  String sentence() {
    return operation
        + " by the "
        + thread
        + " did not return for "
        + seconds
        + " s although no thread was stopped (state "
        + state
        + ", "
        + cpuMillis
        + " ms of processor time)";
  }
}
