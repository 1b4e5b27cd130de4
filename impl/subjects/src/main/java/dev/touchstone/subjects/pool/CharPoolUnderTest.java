package dev.touchstone.subjects.pool;

import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.pool.ArrayPool;

/** A pool of {@code char[]} as engines see it: each call is one call. */
final class CharPoolUnderTest implements PoolUnderTest {
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

  @Override
  public Object foreign(int length) {
    return new char[length];
  }

  @Override
  public int length(Object array) {
    return ((char[]) array).length;
  }

  @Override
  public int get(Object array, int index) {
    return ((char[]) array)[index];
  }

  @Override
  public void set(Object array, int index, int value) {
    ((char[]) array)[index] = (char) value;
  }
}
