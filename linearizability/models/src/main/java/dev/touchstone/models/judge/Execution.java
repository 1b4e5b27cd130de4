package dev.touchstone.models.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a scenario's calls returned, and which had returned before which began.
 *
 * @param calls in an order that contains each thread's
 */
public record Execution(List<Returned> calls) {

  /**
   * A call that returned.
   *
   * @param thread counted from 0
   * @param result null is a value like any other; {@link Thrown} where it threw
   * @param after indexes of calls known to have returned before this one began; those of its own
   *     thread, and what they imply, need not be named
   */
  public record Returned(int thread, Step step, @Nullable Object result, List<Integer> after) {
    public Returned {
      after = List.copyOf(after);
    }

    /** The call and its result: {@code offer(3) = false}. */
    @Override
    public String toString() {
      return step + " = " + result;
    }
  }

  /** The result of a call that threw. */
  public record Thrown(String className, @Nullable String message) {
    @Override
    public String toString() {
      return "threw " + className + (message == null ? "" : ": " + message);
    }
  }

  public Execution {
    calls = List.copyOf(calls);
  }

  /** The calls as one history, each call one operation. */
  History history() {
    History.Builder builder = History.builder();
    for (Returned call : calls) {
      int index =
          builder.add(
              call.thread(),
              new Operation(
                  call.step().operation(),
                  new ArrayList<>(call.step().arguments()),
                  call.result()));
      call.after().forEach(earlier -> builder.order(earlier, index));
    }
    return builder.build();
  }
}
