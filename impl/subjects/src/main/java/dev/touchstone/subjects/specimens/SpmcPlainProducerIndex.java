package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.Nullable;

/**
 * {@code offer} stores the element and {@code producerIndex} plainly. Breaks QUEUE-PUBLISH: the
 * compiler may put the stores in any order, so a consumer may claim an element whose content, or
 * whose slot, it does not see.
 *
 * <p>Seen under ParallelGC, whose card mark is cheap; G1's barrier hides it. Not in an
 * interleaving.
 *
 * @param <E> the type of the elements
 */
public class SpmcPlainProducerIndex<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcPlainProducerIndex(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  void put(long index, @Nullable E element) {
    setSlot(index, element);
    setProducerIndex(index + 1);
  }
}
