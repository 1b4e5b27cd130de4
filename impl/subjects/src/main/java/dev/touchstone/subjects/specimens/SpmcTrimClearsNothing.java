package dev.touchstone.subjects.specimens;

/**
 * A queue whose taken elements stay reachable, as its contract allows, until they are trimmed; but
 * {@code trim} leaves them where they are. Breaks QUEUE-RETENTION.
 *
 * <p>offer(a); poll returns a; trim; a is still in its slot.
 *
 * @param <E> the type of the elements
 */
public class SpmcTrimClearsNothing<E> extends ReadThenClaimRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcTrimClearsNothing(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public void trim() {}
}
