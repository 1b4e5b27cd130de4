package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.Nullable;

/**
 * {@code poll} reads the element, then claims it, and returns it even when another consumer's claim
 * came first. Breaks QUEUE-FIFO: an element leaves twice.
 *
 * <p>Holding a:
 *
 * <pre>
 * C: poll reads a
 * D: poll reads a, claims it, returns a
 * C: poll fails to claim, returns a
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcRepeatedElement<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcRepeatedElement(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public @Nullable E poll() {
    while (true) {
      long index = getConsumerIndexAcquire();
      if (index - getProducerIndexAcquire() >= 0) {
        return null;
      }
      E element = getSlotAcquire(index);
      if (element != null) {
        if (compareAndSetConsumerIndex(index, index + 1)) {
          setSlotRelease(index, null);
        }
        return element;
      }
    }
  }
}
