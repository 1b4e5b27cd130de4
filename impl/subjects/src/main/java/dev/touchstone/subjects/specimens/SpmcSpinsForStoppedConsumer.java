package dev.touchstone.subjects.specimens;

/**
 * A right queue under a contract that promises a wait-free {@code offer}. Breaks QUEUE-PROGRESS:
 * {@code offer} waits for a consumer that is stopped between its claim and its clear.
 *
 * <p>With capacity 1, holding a:
 *
 * <pre>
 * C: poll claims a, and is stopped
 * P: offer(b) does not return
 * </pre>
 *
 * @param <E> the type of the elements
 */
public class SpmcSpinsForStoppedConsumer<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcSpinsForStoppedConsumer(int capacity, long startIndex) {
    super(capacity, startIndex);
  }
}
