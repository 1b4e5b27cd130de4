package dev.touchstone.subjects.specimens;

import java.util.function.Consumer;

/**
 * {@code drain} counts the poll that found the queue empty. Breaks QUEUE-BATCH.
 *
 * <p>offer(a); drain(callback, 2) hands out one element and returns 2.
 *
 * @param <E> the type of the elements
 */
public class SpmcWrongBatchCount<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcWrongBatchCount(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public int drain(Consumer<? super E> consumer, int limit) {
    requireLimit(limit);
    int count = 0;
    while (count < limit) {
      count++;
      E element = poll();
      if (element == null) {
        break;
      }
      consumer.accept(element);
    }
    return count;
  }
}
