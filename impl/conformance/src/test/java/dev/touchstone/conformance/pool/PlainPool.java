package dev.touchstone.conformance.pool;

import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolUnderTest;
import java.util.ArrayList;
import java.util.List;

/** A strict pool of {@code byte[]} for one thread, to be made wrong in one way at a time. */
class PlainPool implements PoolUnderTest {
  private final PoolSettings settings;
  private final List<byte[]> kept = new ArrayList<>();

  PlainPool(PoolSettings settings) {
    this.settings = settings;
  }

  @Override
  public Object take(int minLength) {
    int length = settings.served(minLength);
    List<byte[]> fitting = kept.stream().filter(array -> array.length == length).toList();
    if (fitting.isEmpty()) {
      return foreign(length);
    }
    byte[] array = choose(fitting);
    removed(array);
    return array;
  }

  /** Of the arrays of one class, the oldest first. */
  byte[] choose(List<byte[]> fitting) {
    return fitting.get(fitting.size() - 1);
  }

  void removed(byte[] array) {
    kept.removeIf(other -> other == array);
  }

  @Override
  public boolean release(Object array) {
    boolean keep = settings.hasClass(length(array)) && bytes() + length(array) <= settings.cap();
    if (keep) {
      kept.add((byte[]) array);
    }
    return keep;
  }

  private long bytes() {
    return kept.stream().mapToLong(array -> array.length).sum();
  }

  @Override
  public long retained() {
    return bytes();
  }

  @Override
  public long trim() {
    long dropped = bytes();
    kept.clear();
    return dropped;
  }

  @Override
  public Object foreign(int length) {
    return new byte[length];
  }

  @Override
  public int length(Object array) {
    return ((byte[]) array).length;
  }

  @Override
  public int get(Object array, int index) {
    return ((byte[]) array)[index];
  }

  @Override
  public void set(Object array, int index, int value) {
    ((byte[]) array)[index] = (byte) value;
  }
}
