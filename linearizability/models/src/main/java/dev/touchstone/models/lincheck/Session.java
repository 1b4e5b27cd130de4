package dev.touchstone.models.lincheck;

import dev.touchstone.models.judge.Execution;
import dev.touchstone.models.judge.Violation;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionResult;
import org.jspecify.annotations.Nullable;

/**
 * One scenario under Lincheck: what its objects need that Lincheck makes by reflection, and what
 * they count. Lincheck runs one test at a time in a JVM, and so there is one session at a time;
 * instances are made and results judged on the thread that runs it.
 */
final class Session {
  private static volatile @Nullable Session current;

  private final Supplier<?> instances;
  private final ExecutionReader reader;
  private final Function<Execution, @Nullable Violation> judge;
  private final Set<ExecutionResult> accepted = new HashSet<>();
  private long invocations;
  private long judged;
  private @Nullable Execution rejected;
  private @Nullable Violation violation;

  Session(
      Supplier<?> instances,
      ExecutionReader reader,
      Function<Execution, @Nullable Violation> judge) {
    this.instances = instances;
    this.reader = reader;
    this.judge = judge;
  }

  static Session current() {
    Session session = current;
    if (session == null) {
      throw new IllegalStateException("no scenario is running");
    }
    return session;
  }

  /** Makes the session the running one for the time of the action. */
  void during(Runnable action) {
    current = this;
    try {
      action.run();
    } finally {
      current = null;
    }
  }

  /** A new instance of what is tried. */
  <T> T newInstance(Class<T> type) {
    invocations++;
    return type.cast(instances.get());
  }

  /** Whether nothing new is violated; equal results are judged once. */
  boolean accepts(ExecutionResult results) {
    judged++;
    if (accepted.contains(results)) {
      return true;
    }
    Execution execution = reader.read(results);
    Violation found = judge.apply(execution);
    if (found == null) {
      accepted.add(results);
      return true;
    }
    rejected = execution;
    violation = found;
    return false;
  }

  /** How often an instance was made: each invocation, and each repetition for a trace. */
  long invocations() {
    return invocations;
  }

  /** How many results were judged. */
  long judged() {
    return judged;
  }

  /** How many different results were accepted. */
  long distinct() {
    return accepted.size();
  }

  /** The execution that was not accepted; null if there was none. */
  @Nullable Execution rejected() {
    return rejected;
  }

  /** Why. */
  @Nullable Violation violation() {
    return violation;
  }
}
