package dev.touchstone.subjects.specimens;

/**
 * {@code poll} leaves the element in its slot until another one overwrites it. Breaks
 * QUEUE-RETENTION.
 *
 * <p>offer(a); poll returns a; a stays reachable from the empty queue.
 *
 * @param <E> the type of the elements
 */
public class SpmcNeverClearsSlot<E> extends ReadThenClaimRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcNeverClearsSlot(int capacity, long startIndex) {
    super(capacity, startIndex);
  }
}
