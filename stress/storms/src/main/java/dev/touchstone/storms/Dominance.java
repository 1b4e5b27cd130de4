package dev.touchstone.storms;

import java.util.Arrays;

/**
 * For each of n points: the best value among those points that come before it, or after it, by
 * given times. Each is two sorts and a sweep.
 */
final class Dominance {
  private static final int INDEX_BITS = 22;
  private static final int MAX_POINTS = 1 << INDEX_BITS;

  private Dominance() {}

  /** Sorts indexes by time; times are relative and below 2^41 ns, half an hour. */
  private static long[] order(long[] times, long base) {
    long[] packed = new long[times.length];
    for (int i = 0; i < times.length; i++) {
      long relative = times[i] == Long.MAX_VALUE ? (1L << 41) - 1 : times[i] - base;
      packed[i] = (relative << INDEX_BITS) | i;
    }
    Arrays.sort(packed);
    return packed;
  }

  private static int index(long packed) {
    return (int) (packed & (MAX_POINTS - 1));
  }

  private static long base(long[] a, long[] b) {
    long base = Long.MAX_VALUE;
    for (int i = 0; i < a.length; i++) {
      base = Math.min(base, Math.min(a[i], b[i]));
    }
    return base;
  }

  /**
   * For each point x, the point a with the greatest {@code value} among those with {@code ends[a] <
   * starts[x]}; -1 where there is none.
   */
  static int[] greatestBefore(long[] ends, long[] value, long[] starts) {
    check(ends.length);
    long base = base(ends, starts);
    long[] byEnd = order(ends, base);
    long[] byStart = order(starts, base);
    int[] best = new int[ends.length];
    int current = -1;
    int next = 0;
    for (long packed : byStart) {
      int x = index(packed);
      while (next < byEnd.length && ends[index(byEnd[next])] < starts[x]) {
        int a = index(byEnd[next++]);
        if (current < 0 || value[a] > value[current]) {
          current = a;
        }
      }
      best[x] = current;
    }
    return best;
  }

  /**
   * For each point x, the point y with the least {@code value} among those with {@code starts[y] >
   * ends[x]}; -1 where there is none.
   */
  static int[] leastAfter(long[] starts, long[] value, long[] ends) {
    check(ends.length);
    long base = base(ends, starts);
    long[] byEnd = order(ends, base);
    long[] byStart = order(starts, base);
    int[] best = new int[ends.length];
    int current = -1;
    int next = byStart.length - 1;
    for (int i = byEnd.length - 1; i >= 0; i--) {
      int x = index(byEnd[i]);
      while (next >= 0 && starts[index(byStart[next])] > ends[x]) {
        int y = index(byStart[next--]);
        if (current < 0 || value[y] < value[current]) {
          current = y;
        }
      }
      best[x] = current;
    }
    return best;
  }

  private static void check(int points) {
    if (points > MAX_POINTS) {
      throw new IllegalArgumentException("at most " + MAX_POINTS + " elements in one storm");
    }
  }
}
