package dev.touchstone.subjects.specimens;

/**
 * {@code offer} takes an occupied slot for a full queue, though its element may have been claimed
 * by a consumer that has not cleared it yet. Breaks QUEUE-FULL.
 *
 * <p>This is the defect of JCTools issue 21 and of RxJava 0.20.0-RC3, repaired in RC4. With
 * capacity 1, holding a:
 *
 * <pre>
 * C: poll claims a
 * P: poll: null, the queue is empty
 * P: offer(b): false, for a is still in the slot
 * C: poll clears the slot, returns a
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcOfferFailsWhileSlotIsClaimed<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcOfferFailsWhileSlotIsClaimed(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  boolean canPut(long index) {
    return getSlotAcquire(index) == null;
  }
}
