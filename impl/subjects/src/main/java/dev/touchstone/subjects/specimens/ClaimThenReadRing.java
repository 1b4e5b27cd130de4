package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.Nullable;

/**
 * A right queue: a consumer claims an element by advancing {@code consumerIndex}, then reads its
 * slot and clears it; the producer waits for a slot that is claimed and not yet cleared. The same
 * algorithm as {@link dev.touchstone.queue.SpmcArrayQueue}.
 *
 * @param <E> the type of the elements
 */
public class ClaimThenReadRing<E> extends SpecimenRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public ClaimThenReadRing(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  ClaimThenReadRing(@Nullable Object[] slots, long startIndex) {
    super(slots, startIndex);
  }

  @Override
  boolean canPut(long index) {
    if (getSlotAcquire(index) == null) {
      return true;
    }
    if (index - getConsumerIndexAcquire() >= capacity()) {
      return false;
    }
    while (getSlotAcquire(index) != null) {
      Thread.onSpinWait();
    }
    return true;
  }

  @Override
  boolean canPutAtOnce(long index) {
    return getSlotAcquire(index) == null;
  }

  @Override
  public @Nullable E poll() {
    while (true) {
      long index = getConsumerIndexAcquire();
      if (index - getProducerIndexAcquire() >= 0) {
        return null;
      }
      if (compareAndSetConsumerIndex(index, next(index))) {
        return takeClaimed(index);
      }
    }
  }

  @Nullable E takeClaimed(long index) {
    E element = getSlot(index);
    setSlotRelease(index, null);
    return element;
  }
}
