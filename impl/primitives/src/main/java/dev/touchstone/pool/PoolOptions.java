package dev.touchstone.pool;

/**
 * How large a pool is, and how it works. Immutable.
 *
 * @param cap the most that the pool may keep, in bytes of elements; 0 keeps nothing
 * @param smallest the length of the smallest size class, in elements, a power of two
 * @param largest the length of the largest size class, in elements, a power of two
 * @param clearing whether arrays are cleared when they are released
 * @param checked whether double releases and foreign arrays are refused; costs a look-up for each
 *     operation, and some fifty bytes for each array
 */
public record PoolOptions(long cap, int smallest, int largest, boolean clearing, boolean checked) {

  /** The greatest length of a size class. */
  public static final int MAX_LENGTH = 1 << 30;

  /**
   * @throws IllegalArgumentException if the cap is negative, or if the lengths are not powers of
   *     two from 1 to {@link #MAX_LENGTH}, the smallest first
   */
  public PoolOptions {
    if (cap < 0) {
      throw new IllegalArgumentException("cap must not be negative, but is " + cap);
    }
    requireClass("smallest", smallest);
    requireClass("largest", largest);
    if (smallest > largest) {
      throw new IllegalArgumentException(
          "smallest must not exceed largest, but is " + smallest + " and " + largest);
    }
  }

  private static void requireClass(String name, int length) {
    if (length < 1 || Integer.bitCount(length) != 1) {
      throw new IllegalArgumentException(
          name + " must be a power of two from 1 to " + MAX_LENGTH + ", but is " + length);
    }
  }

  /**
   * A pool that keeps at most that many bytes, for lengths of 16 to 65536, no clearing, no checks.
   */
  public static PoolOptions ofCap(long cap) {
    return new PoolOptions(cap, 16, 1 << 16, false, false);
  }

  /** The same with other size classes. */
  public PoolOptions withLengths(int smallest, int largest) {
    return new PoolOptions(cap, smallest, largest, clearing, checked);
  }

  /** The same with clearing on or off. */
  public PoolOptions withClearing(boolean clearing) {
    return new PoolOptions(cap, smallest, largest, clearing, checked);
  }

  /** The same with checks on or off. */
  public PoolOptions withChecks(boolean checked) {
    return new PoolOptions(cap, smallest, largest, clearing, checked);
  }
}
