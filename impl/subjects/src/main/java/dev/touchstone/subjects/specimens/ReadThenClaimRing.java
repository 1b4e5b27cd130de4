package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.Nullable;

/**
 * A right queue but for retention: a consumer reads the slot first and then claims the element by
 * advancing {@code consumerIndex}, which frees the slot at once, so the producer looks at the
 * indexes only. What was taken stays reachable until it is overwritten.
 *
 * <p>A consumer that reads the slot late may find a newer element in it; its claim then fails,
 * since {@code consumerIndex} has moved on.
 *
 * @param <E> the type of the elements
 */
public class ReadThenClaimRing<E> extends SpecimenRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public ReadThenClaimRing(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  boolean canPutAtOnce(long index) {
    return canPut(index);
  }

  @Override
  boolean canPut(long index) {
    return index - getConsumerIndexAcquire() < capacity();
  }

  @Override
  public @Nullable E poll() {
    while (true) {
      long index = getConsumerIndexAcquire();
      if (index - getProducerIndexAcquire() >= 0) {
        return null;
      }
      E element = getSlotAcquire(index);
      if (compareAndSetConsumerIndex(index, next(index))) {
        return element;
      }
    }
  }
}
