package dev.touchstone.conformance.queue;

import static dev.touchstone.contracts.queue.QueueOperations.DRAIN;
import static dev.touchstone.contracts.queue.QueueOperations.FILL;
import static dev.touchstone.contracts.queue.QueueOperations.IS_EMPTY;
import static dev.touchstone.contracts.queue.QueueOperations.OFFER;
import static dev.touchstone.contracts.queue.QueueOperations.PEEK;
import static dev.touchstone.contracts.queue.QueueOperations.POLL;
import static dev.touchstone.contracts.queue.QueueOperations.RELAXED_OFFER;
import static dev.touchstone.contracts.queue.QueueOperations.RELAXED_PEEK;
import static dev.touchstone.contracts.queue.QueueOperations.RELAXED_POLL;
import static dev.touchstone.contracts.queue.QueueOperations.SIZE;

import dev.touchstone.conformance.queue.CallSequence.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Makes random calls in phases: filling, emptying, and to and fro, long enough that the queue is
 * often exactly full and exactly empty, where queues go wrong.
 */
final class SequenceGenerator {
  private static final List<String> ADDING =
      List.of(OFFER, OFFER, OFFER, OFFER, RELAXED_OFFER, FILL);
  private static final List<String> TAKING = List.of(POLL, POLL, POLL, POLL, RELAXED_POLL, DRAIN);
  private static final List<String> LOOKING = List.of(PEEK, SIZE, IS_EMPTY, RELAXED_PEEK);
  private static final int[] ADDING_OF_TEN = {8, 2, 5};

  private final SplittableRandom random;
  private final List<String> adding;
  private final List<String> taking;
  private final List<String> looking;

  /** A generator that uses only the given operations; offer and poll are always among them. */
  SequenceGenerator(SplittableRandom random, Set<String> operations) {
    this.random = random;
    this.adding = ADDING.stream().filter(o -> o.equals(OFFER) || operations.contains(o)).toList();
    this.taking = TAKING.stream().filter(o -> o.equals(POLL) || operations.contains(o)).toList();
    this.looking = LOOKING.stream().filter(operations::contains).toList();
  }

  /** So many calls for a queue of that capacity. */
  List<Call> calls(int length, int capacity) {
    List<Call> calls = new ArrayList<>(length);
    int addingOfTen = ADDING_OF_TEN[0];
    while (calls.size() < length) {
      if (random.nextInt(capacity + 3) == 0) {
        addingOfTen = ADDING_OF_TEN[random.nextInt(ADDING_OF_TEN.length)];
      }
      calls.add(call(addingOfTen, capacity));
    }
    return calls;
  }

  private Call call(int addingOfTen, int capacity) {
    if (!looking.isEmpty() && random.nextInt(10) < 3) {
      return new Call(any(looking), 0);
    }
    String operation = any(random.nextInt(10) < addingOfTen ? adding : taking);
    boolean limited = operation.equals(DRAIN) || operation.equals(FILL);
    return new Call(operation, limited ? 1 + random.nextInt(capacity + 2) : 0);
  }

  private String any(List<String> operations) {
    return operations.get(random.nextInt(operations.size()));
  }
}
