package dev.touchstone.subjects.specimens;

/**
 * {@code size} is the difference of two indexes that were read one after the other, as it is.
 * Breaks QUEUE-SIZE: it may be more than the queue can hold.
 *
 * <p>The like of it was in JCTools until 3.1.0 (SpscArrayQueue: 9 of a capacity of 8). Full, of a
 * capacity of 2, with a and b:
 *
 * <pre>
 * C: size reads consumerIndex, of a
 * P: poll: a
 * P: offer(c): true
 * C: size reads producerIndex, returns 3
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcSizeNotClipped<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcSizeNotClipped(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public int size() {
    long consumer = getConsumerIndexAcquire();
    return (int) (getProducerIndexAcquire() - consumer);
  }
}
