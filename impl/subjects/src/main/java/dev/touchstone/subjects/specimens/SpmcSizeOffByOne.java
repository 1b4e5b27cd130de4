package dev.touchstone.subjects.specimens;

/**
 * {@code size} counts the gaps between the elements. Breaks QUEUE-SIZE.
 *
 * <p>offer(a); size returns 0, though isEmpty is false.
 *
 * @param <E> the type of the elements
 */
public class SpmcSizeOffByOne<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcSizeOffByOne(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public int size() {
    return Math.max(0, super.size() - 1);
  }
}
