package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.Nullable;

/**
 * {@code offer} advances {@code producerIndex} before it stores the element, and {@code poll} gives
 * up when it finds the slot empty. Breaks QUEUE-EMPTY.
 *
 * <p>By one consumer that looks twice:
 *
 * <pre>
 * P: offer(a) advances producerIndex
 * C: size: 1
 * C: poll: null
 * P: offer(a) stores a, returns true
 * </pre>
 *
 * <p>And since an empty slot may also mean that the index read was stale, by two, holding a and b:
 *
 * <pre>
 * C: poll reads consumerIndex, of a
 * D: poll: a
 * C: poll finds the slot of a empty: null, though b is there
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcIndexBeforeElement<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcIndexBeforeElement(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  void put(long index, @Nullable E element) {
    setProducerIndexRelease(index + 1);
    setSlotRelease(index, element);
  }

  @Override
  public @Nullable E poll() {
    while (true) {
      long index = getConsumerIndexAcquire();
      if (index - getProducerIndexAcquire() >= 0) {
        return null;
      }
      E element = getSlotAcquire(index);
      if (element == null) {
        return null;
      }
      if (compareAndSetConsumerIndex(index, index + 1)) {
        setSlotRelease(index, null);
        return element;
      }
    }
  }
}
