package dev.touchstone.contracts.queue;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.contracts.queue.QueueOperations.Batch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A first-in-first-out queue used by one thread. A state is the list of elements, oldest first.
 * Claims can be <em>waived</em>: then the results that those claims forbid are legal, which tells
 * to which claim a wrong result belongs.
 */
public final class QueueSpecification implements SequentialSpecification<List<Object>> {
  /** The capacity of a queue without bound. */
  public static final int UNBOUNDED = Integer.MAX_VALUE;

  private final int capacity;
  private final List<Object> initial;
  private final Set<String> waived;

  private QueueSpecification(int capacity, List<Object> initial, Set<String> waived) {
    this.capacity = capacity;
    this.initial = List.copyOf(initial);
    this.waived = Set.copyOf(waived);
  }

  /** A queue that holds at most {@code capacity} elements and starts empty. */
  public static QueueSpecification of(int capacity) {
    return new QueueSpecification(capacity, List.of(), Set.of());
  }

  /** The same, with elements in it at the start. */
  public QueueSpecification startingWith(List<Object> elements) {
    return new QueueSpecification(capacity, elements, waived);
  }

  /** The same, with results accepted that only the given claims ({@code QUEUE-…}) forbid. */
  public QueueSpecification waiving(Set<String> claims) {
    return new QueueSpecification(capacity, initial, claims);
  }

  /** The most elements that it holds. */
  public int capacity() {
    return capacity;
  }

  @Override
  public List<Object> initial() {
    return initial;
  }

  @Override
  public @Nullable List<Object> next(List<Object> state, Operation operation) {
    Object result = operation.result();
    return switch (operation.name()) {
      case QueueOperations.OFFER -> offer(state, operation, waived.contains(QueueClaims.FULL));
      case QueueOperations.RELAXED_OFFER -> offer(state, operation, true);
      case QueueOperations.POLL -> poll(state, result, waived.contains(QueueClaims.EMPTY));
      case QueueOperations.RELAXED_POLL -> poll(state, result, true);
      case QueueOperations.PEEK -> peek(state, result, false, QueueClaims.PEEK);
      case QueueOperations.RELAXED_PEEK -> peek(state, result, true, QueueClaims.RELAXED);
      case QueueOperations.SIZE -> observed(state, Integer.valueOf(state.size()).equals(result));
      case QueueOperations.IS_EMPTY ->
          observed(state, Boolean.valueOf(state.isEmpty()).equals(result));
      case QueueOperations.DRAIN -> drain(state, operation);
      case QueueOperations.FILL -> fill(state, operation);
      case QueueOperations.CLEAR -> List.of();
      case QueueOperations.TRIM -> state;
      default -> throw new IllegalArgumentException("no queue operation " + operation.name());
    };
  }

  private @Nullable List<Object> offer(
      List<Object> state, Operation operation, boolean mayFailSpuriously) {
    if (Boolean.TRUE.equals(operation.result())) {
      return state.size() < capacity ? with(state, operation.arguments()) : null;
    }
    return mayFailSpuriously || state.size() >= capacity ? state : null;
  }

  private static @Nullable List<Object> poll(
      List<Object> state, @Nullable Object result, boolean mayFailSpuriously) {
    if (result == null) {
      return mayFailSpuriously || state.isEmpty() ? state : null;
    }
    return !state.isEmpty() && state.get(0).equals(result) ? state.subList(1, state.size()) : null;
  }

  private @Nullable List<Object> peek(
      List<Object> state, @Nullable Object result, boolean mayFailSpuriously, String claim) {
    if (waived.contains(claim)) {
      return state;
    }
    if (result == null) {
      return mayFailSpuriously || state.isEmpty() ? state : null;
    }
    return !state.isEmpty() && state.get(0).equals(result) ? state : null;
  }

  private @Nullable List<Object> observed(List<Object> state, boolean exact) {
    return exact || waived.contains(QueueClaims.SIZE) ? state : null;
  }

  private @Nullable List<Object> drain(List<Object> state, Operation operation) {
    Batch batch = (Batch) operation.result();
    if (batch == null || !countIsLegal(batch, operation)) {
      return null;
    }
    int n = batch.elements().size();
    return n <= state.size() && state.subList(0, n).equals(batch.elements())
        ? state.subList(n, state.size())
        : null;
  }

  private @Nullable List<Object> fill(List<Object> state, Operation operation) {
    Batch batch = (Batch) operation.result();
    if (batch == null || !countIsLegal(batch, operation)) {
      return null;
    }
    return batch.elements().size() <= capacity - state.size()
        ? with(state, batch.elements())
        : null;
  }

  private static boolean countIsLegal(Batch batch, Operation operation) {
    int limit = (Integer) operation.arguments().get(0);
    return batch.count() == batch.elements().size() && batch.count() <= limit;
  }

  private static List<Object> with(List<Object> state, List<Object> added) {
    List<Object> next = new ArrayList<>(state);
    next.addAll(added);
    return List.copyOf(next);
  }

  @Override
  public boolean isObservation(Operation operation) {
    Object result = operation.result();
    return switch (operation.name()) {
      case QueueOperations.OFFER, QueueOperations.RELAXED_OFFER -> !Boolean.TRUE.equals(result);
      case QueueOperations.POLL, QueueOperations.RELAXED_POLL -> result == null;
      case QueueOperations.DRAIN, QueueOperations.FILL ->
          result instanceof Batch batch && batch.elements().isEmpty();
      case QueueOperations.CLEAR -> false;
      default -> true;
    };
  }

  /** The claim that forbids this result in this state; call it only where {@link #next} is null. */
  public String brokenClaim(List<Object> state, Operation operation) {
    Object result = operation.result();
    return switch (operation.name()) {
      case QueueOperations.OFFER ->
          Boolean.TRUE.equals(result) ? QueueClaims.CAPACITY : QueueClaims.FULL;
      case QueueOperations.POLL -> result == null ? QueueClaims.EMPTY : QueueClaims.FIFO;
      case QueueOperations.PEEK -> QueueClaims.PEEK;
      case QueueOperations.SIZE, QueueOperations.IS_EMPTY -> QueueClaims.SIZE;
      case QueueOperations.DRAIN, QueueOperations.FILL -> QueueClaims.BATCH;
      default -> QueueClaims.RELAXED;
    };
  }

  @Override
  public String objection(List<Object> state, Operation operation) {
    String holds =
        "the queue holds "
            + (state.isEmpty() ? "nothing" : state.toString())
            + (capacity == UNBOUNDED ? "" : ", " + state.size() + " of " + capacity);
    Object result = operation.result();
    return switch (operation.name()) {
      case QueueOperations.OFFER, QueueOperations.RELAXED_OFFER ->
          Boolean.TRUE.equals(result)
              ? "it was accepted, yet " + holds + " and is full"
              : "it was refused, yet " + holds + " and has room";
      case QueueOperations.POLL,
          QueueOperations.RELAXED_POLL,
          QueueOperations.PEEK,
          QueueOperations.RELAXED_PEEK ->
          result == null
              ? "it found nothing, yet " + holds
              : "it returned " + result + ", yet " + holds;
      default -> "it returned " + result + ", yet " + holds;
    };
  }
}
