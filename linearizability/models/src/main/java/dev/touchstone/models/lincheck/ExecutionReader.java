package dev.touchstone.models.lincheck;

import dev.touchstone.models.judge.Execution;
import dev.touchstone.models.judge.Execution.Returned;
import dev.touchstone.models.judge.Execution.Thrown;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.List;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionResult;
import org.jetbrains.kotlinx.lincheck.execution.ResultWithClock;
import org.jetbrains.kotlinx.lincheck.util.ExceptionResult;
import org.jetbrains.kotlinx.lincheck.util.LincheckResult;
import org.jetbrains.kotlinx.lincheck.util.ValueResult;
import org.jetbrains.kotlinx.lincheck.util.VoidResult;
import org.jspecify.annotations.Nullable;

/**
 * Reads Lincheck's results of a scenario as an execution. The order between threads comes from
 * Lincheck's clocks: for each call, how many calls of each thread had returned when it began. The
 * clocks are volatile fields, so that this order is also happens-before.
 */
final class ExecutionReader {
  private final Scenario scenario;
  private final int[] firstOfThread;
  private final int firstAfter;

  ExecutionReader(Scenario scenario) {
    this.scenario = scenario;
    this.firstOfThread = new int[scenario.threads().size()];
    int next = scenario.before().size();
    for (int t = 0; t < firstOfThread.length; t++) {
      firstOfThread[t] = next;
      next += scenario.threads().get(t).size();
    }
    this.firstAfter = next;
  }

  Execution read(ExecutionResult results) {
    List<Returned> calls = new ArrayList<>();
    for (int i = 0; i < scenario.before().size(); i++) {
      calls.add(call(0, scenario.before().get(i), results.getInitResults().get(i), List.of()));
    }
    for (int t = 0; t < firstOfThread.length; t++) {
      List<ResultWithClock> ofThread = results.getParallelResultsWithClock().get(t);
      for (int i = 0; i < ofThread.size(); i++) {
        Step step = scenario.threads().get(t).get(i);
        ResultWithClock result = ofThread.get(i);
        calls.add(call(t, step, result.getResult(), seenBy(result.getClockOnStart().getClock())));
      }
    }
    for (int i = 0; i < scenario.after().size(); i++) {
      calls.add(call(0, scenario.after().get(i), results.getPostResults().get(i), lastOfThreads()));
    }
    return new Execution(calls);
  }

  private static Returned call(
      int thread, Step step, @Nullable LincheckResult result, List<Integer> after) {
    return new Returned(thread, step, value(result), after);
  }

  private static @Nullable Object value(@Nullable LincheckResult result) {
    if (result instanceof ValueResult value) {
      return value.getValue();
    }
    if (result instanceof ExceptionResult exception) {
      Throwable thrown = exception.getThrowable();
      return new Thrown(thrown.getClass().getName(), thrown.getMessage());
    }
    if (result instanceof VoidResult) {
      return "void";
    }
    throw new IllegalStateException("no queue operation has the result " + result);
  }

  private List<Integer> seenBy(int[] clock) {
    List<Integer> seen = new ArrayList<>();
    if (!scenario.before().isEmpty()) {
      seen.add(scenario.before().size() - 1);
    }
    for (int t = 0; t < clock.length; t++) {
      if (clock[t] > 0) {
        seen.add(firstOfThread[t] + clock[t] - 1);
      }
    }
    return seen;
  }

  private List<Integer> lastOfThreads() {
    List<Integer> last = new ArrayList<>();
    for (int t = 0; t < firstOfThread.length; t++) {
      int end = t + 1 < firstOfThread.length ? firstOfThread[t + 1] : firstAfter;
      last.add(end - 1);
    }
    return last;
  }
}
