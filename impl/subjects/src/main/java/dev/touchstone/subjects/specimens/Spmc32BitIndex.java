package dev.touchstone.subjects.specimens;

/**
 * The indexes have 32 bits, and {@code poll} compares them as if they never came round. Breaks
 * QUEUE-WRAP.
 *
 * <p>Starting at 2<sup>31</sup> - 1: offer(a); poll returns null, for producerIndex is negative
 * now.
 *
 * @param <E> the type of the elements
 */
@SuppressWarnings({"IntLongMath", "UnnecessaryLongToIntConversion"}) // the defect
public class Spmc32BitIndex<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public Spmc32BitIndex(int capacity, long startIndex) {
    super(capacity, (int) startIndex);
  }

  @Override
  long next(long index) {
    return (int) index + 1;
  }

  /** Full is told by the difference, in 32 bits as well, and rightly. */
  @Override
  boolean canPut(long index) {
    int held = (int) (index - getConsumerIndexAcquire());
    return held < capacity() && super.canPut(index);
  }
}
