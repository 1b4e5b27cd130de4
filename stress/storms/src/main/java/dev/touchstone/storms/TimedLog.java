package dev.touchstone.storms;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * When each operation of one thread began and ended, in its order. Written by that thread alone;
 * another thread may watch {@link #watchedSize()} and may read the rest once it has joined the
 * writer. Times are of {@link System#nanoTime()}.
 */
abstract class TimedLog {
  private static final VarHandle SIZE;

  static {
    try {
      SIZE = MethodHandles.lookup().findVarHandle(TimedLog.class, "size", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final long[] starts;
  private final long[] ends;
  private int size;

  TimedLog(int capacity) {
    starts = new long[capacity];
    ends = new long[capacity];
  }

  /** Whether less than {@code more} entries can still be added. */
  final boolean isFull(int more) {
    return size + more > starts.length;
  }

  /** Ends the entry whose number {@link #size()} is. */
  final void add(long start, long end) {
    int i = size;
    starts[i] = start;
    ends[i] = end;
    // A release store, which costs nothing here and adds no fence that the subject could lean on.
    SIZE.setRelease(this, i + 1);
  }

  final int size() {
    return size;
  }

  /** The size as another thread sees it. */
  final int watchedSize() {
    return (int) SIZE.getAcquire(this);
  }

  final long start(int i) {
    return starts[i];
  }

  final long end(int i) {
    return ends[i];
  }
}
