package dev.touchstone.subjects.specimens;

/**
 * {@code offer(null)} returns true and takes a slot. Breaks QUEUE-COLLECTION.
 *
 * <p>offer(null) returns true; size returns 1; poll returns null.
 *
 * @param <E> the type of the elements
 */
public class SpmcAcceptsNull<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcAcceptsNull(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public boolean offer(E element) {
    long index = getProducerIndex();
    if (index - getConsumerIndexAcquire() >= capacity() || !canPut(index)) {
      return false;
    }
    put(index, element);
    return true;
  }
}
