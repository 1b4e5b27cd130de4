package dev.touchstone.subjects.specimens;

/**
 * {@code offer} makes an object each time. Breaks QUEUE-ALLOC.
 *
 * @param <E> the type of the elements
 */
public class SpmcAllocatesPerOffer<E> extends ClaimThenReadRing<E> {

  private Object receipt = "";

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcAllocatesPerOffer(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public boolean offer(E element) {
    receipt = new Object();
    return super.offer(element);
  }

  @Override
  public String toString() {
    return super.toString() + " " + receipt;
  }
}
