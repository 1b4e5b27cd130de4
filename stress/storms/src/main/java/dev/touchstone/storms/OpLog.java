package dev.touchstone.storms;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * What one thread did, in its order. Written by that thread alone; another thread may watch {@link
 * #watchedSize()} and may read the rest once it has joined the writer. Times are of {@link
 * System#nanoTime()}.
 */
final class OpLog {
  private static final VarHandle SIZE;

  static {
    try {
      SIZE = MethodHandles.lookup().findVarHandle(OpLog.class, "size", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final byte[] ops;
  private final int[] values;
  private final int[] results;
  private final long[] starts;
  private final long[] ends;
  private int size;

  OpLog(int capacity) {
    ops = new byte[capacity];
    values = new int[capacity];
    results = new int[capacity];
    starts = new long[capacity];
    ends = new long[capacity];
  }

  /** Whether less than {@code more} entries can still be added. */
  boolean isFull(int more) {
    return size + more > ops.length;
  }

  /**
   * Adds an entry.
   *
   * @param value an element's number, or as the operation says
   * @param result 1 for true, 0 for false, or a number
   */
  @SuppressWarnings("EnumOrdinal") // a byte for each entry, and no write barrier of a collector
  void add(Op op, int value, int result, long start, long end) {
    int i = size;
    ops[i] = (byte) op.ordinal();
    values[i] = value;
    results[i] = result;
    starts[i] = start;
    ends[i] = end;
    // A release store, which costs nothing here and adds no fence that the subject could lean on.
    SIZE.setRelease(this, i + 1);
  }

  int size() {
    return size;
  }

  /** The size as another thread sees it. */
  int watchedSize() {
    return (int) SIZE.getAcquire(this);
  }

  Op op(int i) {
    return Op.of(ops[i]);
  }

  int value(int i) {
    return values[i];
  }

  int result(int i) {
    return results[i];
  }

  long start(int i) {
    return starts[i];
  }

  long end(int i) {
    return ends[i];
  }
}
