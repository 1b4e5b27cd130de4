package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.Nullable;

/**
 * {@code poll} reads the element, claims it, which frees the slot, and then clears the slot by
 * compare-and-set on the element. If the producer has put the same object there meanwhile, it is
 * cleared too and never comes out. Breaks QUEUE-FIFO: an element is lost.
 *
 * <p>Needs the same object twice. With capacity 1, holding x:
 *
 * <pre>
 * C: poll reads and claims x
 * P: offer(x): true, into the same slot
 * C: poll clears the slot, returns x
 * P: offer(y): false or, once poll has skipped the hole, true
 * C: poll: null, or y: the second x is lost
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcSlotClearedByValue<E> extends ReadThenClaimRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcSlotClearedByValue(int capacity, long startIndex) {
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
      if (compareAndSetConsumerIndex(index, index + 1) && element != null) {
        compareAndSetSlot(index, element, null);
        return element;
      }
    }
  }
}
