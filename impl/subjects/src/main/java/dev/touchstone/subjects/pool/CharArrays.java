package dev.touchstone.subjects.pool;

import dev.touchstone.contracts.pool.PoolUnderTest;

/** The part of a pool of {@code char[]} that looks into the arrays. */
abstract class CharArrays implements PoolUnderTest {
  @Override
  public final Object foreign(int length) {
    return new char[length];
  }

  @Override
  public final int length(Object array) {
    return ((char[]) array).length;
  }

  @Override
  public final int get(Object array, int index) {
    return ((char[]) array)[index];
  }

  @Override
  public final void set(Object array, int index, int value) {
    ((char[]) array)[index] = (char) value;
  }
}
