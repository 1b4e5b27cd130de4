package dev.touchstone.subjects.specimens;

/**
 * {@code size} reads each index once. Breaks QUEUE-SIZE: it may count elements that were never in
 * the queue together.
 *
 * <p>The like of it was in JCTools until 3.1.0 (SpscArrayQueue). Holding a:
 *
 * <pre>
 * C: size reads consumerIndex, of a
 * P: poll: a
 * P: offer(b): true
 * C: size reads producerIndex, returns 2
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcSizeWithoutDoubleRead<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcSizeWithoutDoubleRead(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public int size() {
    long consumer = getConsumerIndexAcquire();
    return (int) Math.min(capacity(), getProducerIndexAcquire() - consumer);
  }
}
