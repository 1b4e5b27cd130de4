package dev.touchstone.subjects.pool;

import dev.touchstone.pool.ArrayPool;

/** A pool of {@code char[]} as engines see it: each call is one call. */
final class CharPoolUnderTest extends CharArrays {
  private final ArrayPool<char[]> pool;

  CharPoolUnderTest(ArrayPool<char[]> pool) {
    this.pool = pool;
  }

  @Override
  public Object take(int minLength) {
    return pool.take(minLength);
  }

  @Override
  public boolean release(Object array) {
    return pool.release((char[]) array);
  }

  @Override
  public long retained() {
    return pool.retained();
  }

  @Override
  public long trim() {
    return pool.trim();
  }
}
