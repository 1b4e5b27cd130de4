package dev.touchstone.explorer.graph;

/**
 * Sets of event ids as rows of machine words inside larger arrays. A row is an array and the index
 * of its first word; all rows of a graph have the same number of words.
 */
public final class Bits {
  private Bits() {}

  /** True if {@code bit} is in the row. */
  public static boolean has(long[] rows, int row, int bit) {
    return (rows[row + (bit >> 6)] >>> bit & 1) != 0;
  }

  /** Adds {@code bit} to the row. */
  public static void set(long[] rows, int row, int bit) {
    rows[row + (bit >> 6)] |= 1L << bit;
  }

  /** Removes {@code bit} from the row. */
  public static void clear(long[] rows, int row, int bit) {
    rows[row + (bit >> 6)] &= ~(1L << bit);
  }

  /** Adds all of the source row to the target row. */
  public static void or(long[] target, int row, long[] source, int sourceRow, int words) {
    target[row] |= source[sourceRow];
    for (int i = 1; i < words; i++) {
      target[row + i] |= source[sourceRow + i];
    }
  }

  /** Makes the target row equal to the source row. */
  public static void copy(long[] target, int row, long[] source, int sourceRow, int words) {
    for (int i = 0; i < words; i++) {
      target[row + i] = source[sourceRow + i];
    }
  }

  /** Empties the row. */
  public static void zero(long[] rows, int row, int words) {
    for (int i = 0; i < words; i++) {
      rows[row + i] = 0;
    }
  }

  /** True if the two rows share a member. */
  public static boolean meet(long[] a, int rowA, long[] b, int rowB, int words) {
    if ((a[rowA] & b[rowB]) != 0) {
      return true;
    }
    for (int i = 1; i < words; i++) {
      if ((a[rowA + i] & b[rowB + i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** True if the row has no member. */
  public static boolean isEmpty(long[] rows, int row, int words) {
    for (int i = 0; i < words; i++) {
      if (rows[row + i] != 0) {
        return false;
      }
    }
    return true;
  }

  /** How many members the row at the beginning of an array has. */
  public static int count(long[] row, int words) {
    int count = 0;
    for (int i = 0; i < words; i++) {
      count += Long.bitCount(row[i]);
    }
    return count;
  }

  /** The smallest member that is at least {@code from}, or -1. */
  public static int next(long[] rows, int row, int from, int words) {
    int word = from >> 6;
    if (word >= words) {
      return -1;
    }
    long left = rows[row + word] & (-1L << from);
    while (left == 0) {
      if (++word == words) {
        return -1;
      }
      left = rows[row + word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(left);
  }
}
