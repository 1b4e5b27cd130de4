package dev.touchstone.subjects.specimens;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * {@code fill} counts the room by the indexes, then looks at the last slot of the batch only, and
 * takes the others for clear as well. That holds for one consumer, which clears in order. Breaks
 * QUEUE-BATCH: an element that is claimed and not yet read is overwritten.
 *
 * <p>The like of it was in JCTools 2.1.0 (MpscChunkedArrayQueue.fill). With capacity 2, holding a
 * and b:
 *
 * <pre>
 * C: poll claims a
 * P: poll: b
 * P: fill with x and y: 2, for the slot of b is clear
 * C: poll reads x; a is lost
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcBatchClaimedAfterOneSlotCheck<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcBatchClaimedAfterOneSlotCheck(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public int fill(Supplier<? extends E> supplier, int limit) {
    requireLimit(limit);
    long first = getProducerIndex();
    int batch = (int) Math.min(limit, capacity() - (first - getConsumerIndexAcquire()));
    if (batch <= 0 || !canPut(first + batch - 1)) {
      return 0;
    }
    for (int i = 0; i < batch; i++) {
      E element = Objects.requireNonNull(supplier.get(), "supplied element");
      long index = getProducerIndex();
      if (index - getConsumerIndexAcquire() >= capacity()) {
        throw new IllegalStateException("the supplier itself filled the queue");
      }
      put(index, element);
    }
    return batch;
  }
}
