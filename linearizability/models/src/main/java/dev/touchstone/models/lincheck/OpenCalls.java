package dev.touchstone.models.lincheck;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jetbrains.kotlinx.lincheck.trace.MethodCallTracePoint;

/**
 * Which methods each thread is inside of, below the operation: an access that an inner method makes
 * is better understood where the operation's own method asked for it. For one trace.
 */
final class OpenCalls {
  private final Map<Integer, Deque<MethodCallTracePoint>> threads = new HashMap<>();

  /** The thread begins an operation. */
  void begin(int thread) {
    threads.put(thread, new ArrayDeque<>());
  }

  /** The thread enters a method. */
  void entered(MethodCallTracePoint call) {
    threads.computeIfAbsent(call.getIThread(), t -> new ArrayDeque<>()).addLast(call);
  }

  /** The thread leaves a method, and whatever it had entered since. */
  void left(MethodCallTracePoint call) {
    Deque<MethodCallTracePoint> open = threads.get(call.getIThread());
    if (open != null && open.contains(call)) {
      while (!open.removeLast().equals(call)) {
        // Inner methods of which no return was recorded have ended too.
      }
    }
  }

  /** Where the operation's own method called what is open, as {@code File.java:12}; else empty. */
  String outermost(int thread) {
    return threads.getOrDefault(thread, new ArrayDeque<>()).stream()
        .map(MethodCallTracePoint::getStackTraceElement)
        .filter(where -> !ours(where.getClassName()))
        .filter(where -> where.getFileName() != null && where.getLineNumber() > 0)
        .map(where -> where.getFileName() + ":" + where.getLineNumber())
        .findFirst()
        .orElse("");
  }

  /** Whether a class stands between Lincheck and what is tried; named with dots or slashes. */
  private static boolean ours(String name) {
    String className = name.replace('/', '.');
    return className.startsWith("dev.touchstone.models.")
        || (className.startsWith("dev.touchstone.subjects.") && !className.contains(".specimens."));
  }
}
