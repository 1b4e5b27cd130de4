package dev.touchstone.conformance.queue;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Calls for one thread to make on a new queue. The k-th element that is put in has the number k, so
 * that a sequence keeps its meaning when calls are left out.
 *
 * @param capacity that the queue is asked for
 * @param start index that the queue starts at; only with {@code atStart}
 * @param atStart whether a start index is chosen at all
 * @param calls in order
 */
record CallSequence(int capacity, long start, boolean atStart, List<Call> calls) {

  /**
   * One call.
   *
   * @param operation a name of {@link dev.touchstone.contracts.queue.QueueOperations}
   * @param limit of a drain or fill; otherwise 0
   */
  record Call(String operation, int limit) {
    @Override
    public String toString() {
      return limit == 0 ? operation : operation + " " + limit;
    }
  }

  CallSequence {
    calls = List.copyOf(calls);
  }

  /** A sequence for a queue that starts where it likes. */
  static CallSequence of(int capacity, List<Call> calls) {
    return new CallSequence(capacity, 0, false, calls);
  }

  /** The same calls on a queue whose indexes start at the given value. */
  CallSequence startingAt(long index) {
    return new CallSequence(capacity, index, true, calls);
  }

  CallSequence with(List<Call> otherCalls) {
    return new CallSequence(capacity, start, atStart, otherCalls);
  }

  CallSequence withCapacity(int otherCapacity) {
    return new CallSequence(otherCapacity, start, atStart, calls);
  }

  /** What is about to be done, as the beginning of a sentence. */
  String setting() {
    String where = atStart ? ", with its indexes starting at " + start : "";
    return String.format(
        Locale.ROOT, "A queue of capacity %d%s: %d calls", capacity, where, calls.size());
  }

  @Override
  public String toString() {
    return setting()
        + calls.stream().map(Call::toString).collect(Collectors.joining(", ", " ", ""));
  }
}
