package dev.touchstone.subjects.specimens;

/**
 * {@code toString} goes through the iterator, which is refused. Breaks QUEUE-COLLECTION: no
 * documentation lets {@code toString} throw.
 *
 * @param <E> the type of the elements
 */
public class SpmcToStringThrows<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcToStringThrows(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    iterator().forEachRemaining(text::append);
    return text.toString();
  }
}
