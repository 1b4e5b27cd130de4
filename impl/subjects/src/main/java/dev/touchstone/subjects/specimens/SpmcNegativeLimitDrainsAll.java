package dev.touchstone.subjects.specimens;

import java.util.function.Consumer;

/**
 * {@code drain} takes a negative limit to mean no limit. Breaks QUEUE-BATCH.
 *
 * <p>offer(a); drain(callback, -1) hands a out and returns 1.
 *
 * @param <E> the type of the elements
 */
public class SpmcNegativeLimitDrainsAll<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcNegativeLimitDrainsAll(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public int drain(Consumer<? super E> consumer, int limit) {
    return super.drain(consumer, limit < 0 ? Integer.MAX_VALUE : limit);
  }
}
