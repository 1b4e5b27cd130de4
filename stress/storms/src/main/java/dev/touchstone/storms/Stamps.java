package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolUnderTest;

/**
 * What holders write into arrays. A stamp says whose it is; it is never 0, and fits into a byte.
 */
final class Stamps {
  private static final int OF_A_THREAD = 10;

  private Stamps() {}

  /** A thread's stamp number n. */
  static int stamp(int thread, int n) {
    return 1 + (thread * OF_A_THREAD) + Math.floorMod(n, OF_A_THREAD);
  }

  /** The thread whose stamp it is. */
  static int thread(int stamp) {
    return (stamp - 1) / OF_A_THREAD;
  }

  /** Writes to both ends of an array. */
  static void write(PoolUnderTest pool, Object array, int stamp) {
    int last = pool.length(array) - 1;
    pool.set(array, 0, stamp);
    pool.set(array, last, stamp);
  }

  /** What stands at either end of an array in place of what should; the latter if it does. */
  static int read(PoolUnderTest pool, Object array, int expected) {
    int first = pool.get(array, 0);
    return first != expected ? first : pool.get(array, pool.length(array) - 1);
  }

  /** Writes to every element of an array. */
  static void fill(PoolUnderTest pool, Object array, int stamp) {
    int length = pool.length(array);
    for (int i = 0; i < length; i++) {
      pool.set(array, i, stamp);
    }
  }

  /** The first element of an array that is not 0; 0 if all are. */
  static int remains(PoolUnderTest pool, Object array) {
    int length = pool.length(array);
    for (int i = 0; i < length; i++) {
      int element = pool.get(array, i);
      if (element != 0) {
        return element;
      }
    }
    return 0;
  }
}
