package dev.touchstone.subjects.specimens;

/**
 * The producer remembers up to which index there was room; when it gets there it looks again, and
 * compares the wrong way round: {@code offer} refuses because there is room. Breaks QUEUE-FULL.
 *
 * <p>With capacity 1: offer(a); poll; offer(b) returns false on an empty queue.
 *
 * @param <E> the type of the elements
 */
public class SpmcReversedFullComparison<E> extends ClaimThenReadRing<E> {

  private long limit;

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcReversedFullComparison(int capacity, long startIndex) {
    super(capacity, startIndex);
    limit = startIndex + capacity();
  }

  @Override
  boolean canPut(long index) {
    if (!super.canPut(index)) {
      return false;
    }
    if (index - limit >= 0) {
      limit = getConsumerIndexAcquire() + capacity();
      return index - limit >= 0;
    }
    return true;
  }
}
