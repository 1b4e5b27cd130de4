package dev.touchstone.models.judge;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueOperations.Batch;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an operation moved into or out of the queue. */
final class Moves {
  private Moves() {}

  /** How many elements it added. */
  static int added(Operation operation) {
    return switch (operation.name()) {
      case QueueOperations.OFFER, QueueOperations.RELAXED_OFFER ->
          Boolean.TRUE.equals(operation.result()) ? 1 : 0;
      case QueueOperations.FILL -> batch(operation).elements().size();
      default -> 0;
    };
  }

  /** How many elements it removed. */
  static int removed(Operation operation) {
    return switch (operation.name()) {
      case QueueOperations.POLL, QueueOperations.RELAXED_POLL -> operation.result() == null ? 0 : 1;
      case QueueOperations.DRAIN -> batch(operation).elements().size();
      default -> 0;
    };
  }

  /** Whether it adds elements when it succeeds. */
  static boolean produces(Operation operation) {
    return switch (operation.name()) {
      case QueueOperations.OFFER, QueueOperations.RELAXED_OFFER, QueueOperations.FILL -> true;
      default -> false;
    };
  }

  /** Whether it removes elements when it succeeds. */
  static boolean consumes(Operation operation) {
    return switch (operation.name()) {
      case QueueOperations.POLL, QueueOperations.RELAXED_POLL, QueueOperations.DRAIN -> true;
      default -> false;
    };
  }

  /** A batch as the single moves that it consists of; any other operation as itself. */
  static List<Operation> single(Operation operation) {
    List<Operation> moves = new ArrayList<>();
    switch (operation.name()) {
      case QueueOperations.DRAIN ->
          batch(operation)
              .elements()
              .forEach(element -> moves.add(Operation.of(QueueOperations.POLL, element)));
      case QueueOperations.FILL ->
          batch(operation)
              .elements()
              .forEach(element -> moves.add(Operation.of(QueueOperations.OFFER, element, true)));
      default -> moves.add(operation);
    }
    return moves;
  }

  /** What is wrong with a batch taken by itself; null if nothing is. */
  static @Nullable String flaw(Operation operation) {
    if (!(operation.result() instanceof Batch batch)) {
      return null;
    }
    int limit = (Integer) operation.arguments().get(operation.arguments().size() - 1);
    if (batch.count() != batch.elements().size()) {
      return operation.call()
          + " returned "
          + batch.count()
          + ", yet moved "
          + batch.elements().size()
          + " elements: "
          + batch.elements();
    }
    return batch.count() > limit
        ? operation.call() + " moved " + batch.elements() + ", more than its limit"
        : null;
  }

  private static Batch batch(Operation operation) {
    return operation.result() instanceof Batch batch ? batch : new Batch(0, List.of());
  }
}
