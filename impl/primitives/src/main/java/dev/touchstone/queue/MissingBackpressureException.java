package dev.touchstone.queue;

/**
 * A buffer of fixed size is full, and its source sent another item. The item was not taken.
 *
 * <p>Named after the exception that RxJava 0.20 threw in this case.
 */
public final class MissingBackpressureException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** For a buffer that holds as many items as it can. */
  public MissingBackpressureException(int capacity) {
    super(
        "the buffer is full, "
            + capacity
            + " items wait in it: its source sends more than was asked for (missing backpressure)");
  }
}
