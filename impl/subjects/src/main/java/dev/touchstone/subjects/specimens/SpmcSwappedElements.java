package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.Nullable;

/**
 * {@code offer} puts a new element in front of the one before it, if that is still there. Breaks
 * QUEUE-FIFO: nothing is lost or repeated, but the order is wrong.
 *
 * <p>With capacity 2: offer(a); offer(b); poll returns b.
 *
 * @param <E> the type of the elements
 */
public class SpmcSwappedElements<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcSwappedElements(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  void put(long index, @Nullable E element) {
    E before = slotOf(index - 1) == slotOf(index) ? null : getSlotAcquire(index - 1);
    if (before != null && compareAndSetSlot(index - 1, before, element)) {
      super.put(index, before);
    } else {
      super.put(index, element);
    }
  }

  /** Takes whatever is in the slot, in one step, since the producer may be swapping. */
  @Override
  @Nullable E takeClaimed(long index) {
    return getAndSetSlot(index, null);
  }
}
