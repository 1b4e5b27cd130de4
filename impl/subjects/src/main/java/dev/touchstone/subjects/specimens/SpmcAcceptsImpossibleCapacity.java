package dev.touchstone.subjects.specimens;

/**
 * The constructor accepts a capacity of 0 and less, and makes a queue without a slot. Breaks
 * QUEUE-CAPACITY.
 *
 * <p>new queue(0) succeeds; offer(a) throws ArrayIndexOutOfBoundsException.
 *
 * @param <E> the type of the elements
 */
public class SpmcAcceptsImpossibleCapacity<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcAcceptsImpossibleCapacity(int capacity, long startIndex) {
    super(new Object[capacity < 1 ? 0 : roundedCapacity(capacity)], startIndex);
  }
}
