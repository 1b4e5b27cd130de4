package dev.touchstone.races.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.contracts.queue.SizePromise;
import dev.touchstone.races.form.Outcome;
import dev.touchstone.races.queue.QueueOutcome;
import java.util.Optional;

/**
 * What {@code size} and {@code isEmpty} may say where they need not be exact: between the elements
 * that must be there and those that can, given which operations were over before the call and which
 * had not begun after it. In a form only the program order of an actor tells that.
 */
final class SizeBounds {
  private final QueueOutcome outcome;
  private final SizePromise promise;

  SizeBounds(QueueOutcome outcome, SizePromise promise) {
    this.outcome = outcome;
    this.promise = promise;
  }

  /** The first thing that {@code size} or {@code isEmpty} said and may not have said. */
  Optional<String> objection() {
    History history = outcome.history();
    for (int call = 0; call < history.size(); call++) {
      Operation operation = history.calls().get(call).operation();
      int at = call;
      if (looks(operation)) {
        Optional<String> objection = outside(at, operation).or(() -> found(at, operation));
        if (objection.isPresent()) {
          return objection;
        }
      }
    }
    return Optional.empty();
  }

  static boolean looks(Operation operation) {
    return operation.name().equals(QueueOperations.SIZE)
        || operation.name().equals(QueueOperations.IS_EMPTY);
  }

  private Optional<String> outside(int call, Operation operation) {
    int least = promise == SizePromise.ESTIMATE ? 0 : Math.max(0, count(call, true));
    int most =
        promise == SizePromise.ESTIMATE
            ? outcome.capacity()
            : Math.min(outcome.capacity(), count(call, false));
    boolean legal =
        operation.result() instanceof Integer size
            ? least <= size && size <= most
            : Boolean.TRUE.equals(operation.result()) ? least == 0 : most > 0;
    return legal
        ? Optional.empty()
        : Optional.of(
            operation
                + ", yet the queue must have held at least "
                + least
                + (most == QueueSpecification.UNBOUNDED ? "" : " and at most " + most)
                + " elements during that call");
  }

  /** The fewest, or the most, elements that there can have been during the call. */
  private int count(int call, boolean fewest) {
    History history = outcome.history();
    int count = outcome.initial().size();
    for (int other = 0; other < history.size(); other++) {
      boolean over = history.precedes(other, call);
      boolean began = !history.precedes(call, other);
      Operation operation = history.calls().get(other).operation();
      if (accepted(operation) && (fewest ? over : began)) {
        count++;
      } else if (took(operation) && (fewest ? began : over)) {
        count--;
      }
    }
    return count;
  }

  private static boolean accepted(Operation operation) {
    return operation.name().equals(QueueOperations.OFFER)
        && Boolean.TRUE.equals(operation.result());
  }

  private static boolean took(Operation operation) {
    return operation.name().equals(QueueOperations.POLL) && operation.result() != null;
  }

  /** Where only the looking thread takes, what it saw it gets. */
  private Optional<String> found(int call, Operation operation) {
    History history = outcome.history();
    int thread = history.calls().get(call).thread();
    boolean saw =
        operation.result() instanceof Integer size
            ? size > 0
            : Boolean.FALSE.equals(operation.result());
    if (!saw || promise == SizePromise.ESTIMATE || !takesAlone(thread)) {
      return Optional.empty();
    }
    for (int next = call + 1; next < history.size(); next++) {
      History.Call later = history.calls().get(next);
      if (later.thread() == thread && later.operation().name().equals(QueueOperations.POLL)) {
        return later.operation().result() != null
            ? Optional.empty()
            : Optional.of(operation + ", and then the only consumer's poll found nothing");
      }
    }
    return Optional.empty();
  }

  private boolean takesAlone(int thread) {
    return outcome.history().calls().stream()
        .filter(call -> call.thread() != Outcome.ARBITER)
        .allMatch(
            call ->
                call.thread() == thread || !call.operation().name().equals(QueueOperations.POLL));
  }
}
