package dev.touchstone.contracts.pool;

/**
 * One pool as engines see it. Any thread may call any method; the three on arrays are plain
 * accesses. An operation that the subject's capabilities do not list throws {@link
 * UnsupportedOperationException}.
 */
public interface PoolUnderTest {

  /** Takes an array of at least that length. */
  Object take(int minLength);

  /** Gives an array back; whether it was kept. */
  boolean release(Object array);

  /** The bytes that the pool keeps. */
  default long retained() {
    throw new UnsupportedOperationException("retained");
  }

  /** Drops what the pool keeps; the bytes that were dropped. */
  default long trim() {
    throw new UnsupportedOperationException("trim");
  }

  /** A new array that the pool does not know. */
  Object foreign(int length);

  /** The length of an array. */
  int length(Object array);

  /** An element of an array, as a number that fits into its type. */
  int get(Object array, int index);

  /** Sets an element of an array. */
  void set(Object array, int index, int value);
}
