package dev.touchstone.models.lincheck;

import dev.touchstone.evidence.Trace;
import dev.touchstone.models.scenario.Scenario;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kotlin.Unit;
import org.jetbrains.kotlinx.lincheck.LinChecker;
import org.jetbrains.kotlinx.lincheck.strategy.IncorrectResultsFailure;
import org.jetbrains.kotlinx.lincheck.strategy.LincheckFailure;
import org.jetbrains.kotlinx.lincheck.strategy.ManagedDeadlockFailure;
import org.jetbrains.kotlinx.lincheck.strategy.ManagedLivelockFailure;
import org.jetbrains.kotlinx.lincheck.strategy.ObstructionFreedomViolationFailure;
import org.jetbrains.kotlinx.lincheck.strategy.TimeoutFailure;
import org.jetbrains.kotlinx.lincheck.strategy.UnexpectedExceptionFailure;
import org.jetbrains.lincheck.datastructures.Options;
import org.jspecify.annotations.Nullable;

/**
 * Starts Lincheck and reads its failures. It goes round the public {@code Options.check}, which
 * formats a report that nobody reads here: that takes seconds, and in 3.7 it fails on some
 * obstruction failures and so loses them.
 */
final class LincheckInternals {
  /** How long one invocation may take, in milliseconds. */
  private static final long TIMEOUT_MILLIS = 15_000;

  private LincheckInternals() {}

  /**
   * Runs the scenario that the options hold.
   *
   * @param actors what Lincheck instantiates for each invocation
   * @return what stopped it; null if nothing did
   */
  @SuppressWarnings("deprecation") // the way that is not deprecated is the one that formats
  static @Nullable Failure check(Options<?, ?> options, Class<?> actors, Scenario scenario) {
    options.minimizeFailedScenario(false);
    options.invocationTimeout$lincheck(TIMEOUT_MILLIS);
    List<Failure> found = new ArrayList<>();
    LincheckAgent.serve(options);
    try {
      // The source positions in a trace are good only while Lincheck's agent is attached.
      new LinChecker(actors, options)
          .checkImpl$lincheck(
              failure -> {
                if (failure != null) {
                  found.add(read(failure, scenario));
                }
                return Unit.INSTANCE;
              });
    } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
      return new Failure(Failure.Kind.BROKEN, stackTrace(e), List.of());
    }
    return found.isEmpty() ? null : found.get(0);
  }

  private static Failure read(LincheckFailure failure, Scenario scenario) {
    return new Failure(kind(failure), detail(failure), steps(failure, scenario));
  }

  private static Failure.Kind kind(LincheckFailure failure) {
    if (failure instanceof IncorrectResultsFailure) {
      return Failure.Kind.RESULTS;
    }
    if (failure instanceof ObstructionFreedomViolationFailure) {
      return Failure.Kind.OBSTRUCTION;
    }
    if (failure instanceof ManagedDeadlockFailure) {
      return Failure.Kind.DEADLOCK;
    }
    if (failure instanceof ManagedLivelockFailure) {
      return Failure.Kind.LIVELOCK;
    }
    return failure instanceof TimeoutFailure ? Failure.Kind.TIMEOUT : Failure.Kind.BROKEN;
  }

  private static String detail(LincheckFailure failure) {
    if (failure instanceof ObstructionFreedomViolationFailure obstruction) {
      return obstruction.getReason();
    }
    if (failure instanceof TimeoutFailure timeout) {
      return stacks(timeout.getThreadDump());
    }
    return failure instanceof UnexpectedExceptionFailure unexpected
        ? stackTrace(unexpected.getException())
        : "";
  }

  private static List<Trace.Step> steps(LincheckFailure failure, Scenario scenario) {
    return failure.getTrace() == null
        ? List.of()
        : new TracePoints(scenario).steps(failure.getTrace().getTrace());
  }

  private static String stacks(Map<Thread, StackTraceElement[]> dump) {
    return dump.entrySet().stream()
        .map(
            entry ->
                entry.getKey().getName()
                    + Stream.of(entry.getValue())
                        .map(frame -> "\n    at " + frame)
                        .collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  private static String stackTrace(Throwable throwable) {
    StringWriter writer = new StringWriter();
    throwable.printStackTrace(new PrintWriter(writer));
    return writer.toString();
  }
}
