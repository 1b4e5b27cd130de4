package dev.touchstone.contracts.pool;

/**
 * How a pool is asked to be made.
 *
 * @param cap the most that it may retain, in bytes; {@link #NO_CAP} for no limit
 * @param smallest length of the smallest size class, in elements, a power of two where pools are
 *     made to measure
 * @param largest length of the largest size class, in elements, a power of two
 * @param clearing whether arrays are cleared between holders
 * @param checked whether misuse is to be refused
 */
public record PoolSettings(long cap, int smallest, int largest, boolean clearing, boolean checked) {
  /** The cap of a pool that keeps whatever it is given. */
  public static final long NO_CAP = Long.MAX_VALUE;

  /** Neither clearing nor checked. */
  public static PoolSettings of(long cap, int smallest, int largest) {
    return new PoolSettings(cap, smallest, largest, false, false);
  }

  /** The same, clearing. */
  public PoolSettings cleared() {
    return new PoolSettings(cap, smallest, largest, true, checked);
  }

  /** The same, checked. */
  public PoolSettings refusing() {
    return new PoolSettings(cap, smallest, largest, clearing, true);
  }

  /** The length of the size class that serves a length; the length itself where none does. */
  public int served(int minLength) {
    int length = smallest;
    while (length < minLength && length < largest) {
      length *= 2;
    }
    return Math.max(length, minLength);
  }

  /** Whether arrays of that length belong to a size class. */
  public boolean hasClass(int length) {
    return length >= smallest && length <= largest && Integer.bitCount(length) == 1;
  }

  @Override
  public String toString() {
    return (cap == NO_CAP ? "no cap" : "cap " + cap)
        + ", lengths "
        + smallest
        + " to "
        + largest
        + (clearing ? ", clearing" : "")
        + (checked ? ", checked" : "");
  }
}
