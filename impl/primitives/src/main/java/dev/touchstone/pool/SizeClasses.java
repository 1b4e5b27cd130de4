package dev.touchstone.pool;

/** Which length belongs to which size class. Class number k has arrays of smallest * 2^k. */
final class SizeClasses {
  /** The answer for a length that no class serves. */
  static final int NONE = -1;

  private final int smallest;
  private final int smallestLog;
  private final int largest;
  private final int elementBytes;

  SizeClasses(PoolOptions options, int elementBytes) {
    this.smallest = options.smallest();
    this.smallestLog = Integer.numberOfTrailingZeros(smallest);
    this.largest = options.largest();
    this.elementBytes = elementBytes;
  }

  int count() {
    return Integer.numberOfTrailingZeros(largest) - smallestLog + 1;
  }

  /** The smallest class that has arrays of at least that length, or {@link #NONE}. */
  int atLeast(int minLength) {
    if (minLength <= smallest) {
      return 0;
    }
    if (minLength > largest) {
      return NONE;
    }
    return Integer.SIZE - Integer.numberOfLeadingZeros(minLength - 1) - smallestLog;
  }

  /** The class whose arrays have exactly that length, or {@link #NONE}. */
  int exactly(int length) {
    if (length < smallest || length > largest || (length & (length - 1)) != 0) {
      return NONE;
    }
    return Integer.numberOfTrailingZeros(length) - smallestLog;
  }

  int length(int sizeClass) {
    return smallest << sizeClass;
  }

  long bytes(int sizeClass) {
    return (long) length(sizeClass) * elementBytes;
  }
}
