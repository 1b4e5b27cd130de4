package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.Nullable;

/**
 * {@code peek} does not look whether {@code consumerIndex} has moved while it read the slot. Breaks
 * QUEUE-PEEK: it may return an element that was never the head during the call.
 *
 * <p>The defect of JCTools 3.0.0, repaired in 3.1.0. With capacity 2, holding a and b:
 *
 * <pre>
 * C: peek reads consumerIndex, of a
 * P: poll: a
 * P: offer(c): true, into the slot of a
 * C: peek reads c, while the head is b
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcPeekWithoutSecondIndexRead<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcPeekWithoutSecondIndexRead(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public @Nullable E peek() {
    while (true) {
      long index = getConsumerIndexAcquire();
      if (index - getProducerIndexAcquire() >= 0) {
        return null;
      }
      E element = getSlotAcquire(index);
      if (element != null) {
        return element;
      }
    }
  }
}
