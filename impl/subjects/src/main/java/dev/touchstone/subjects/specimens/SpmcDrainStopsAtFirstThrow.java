package dev.touchstone.subjects.specimens;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * {@code drain} takes a batch out of the queue, then hands it out, and stops at the first
 * exception. Breaks QUEUE-CALLBACK: the rest of the batch is lost.
 *
 * <p>With capacity 2: offer(a); offer(b); drain(callback that throws at a, 2) throws; poll returns
 * null.
 *
 * @param <E> the type of the elements
 */
public class SpmcDrainStopsAtFirstThrow<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcDrainStopsAtFirstThrow(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public int drain(Consumer<? super E> consumer, int limit) {
    requireLimit(limit);
    List<E> batch = new ArrayList<>();
    super.drain(batch::add, limit);
    batch.forEach(consumer);
    return batch.size();
  }
}
