package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A lock for many readers or one writer, a number of readers or -1. Wrong if the writer does not
 * look for readers.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class SpinReadWriteLock {
  private static final VarHandle STATE = Handles.of(MethodHandles.lookup(), "state", int.class);

  private final boolean right;
  private int state;
  private int one;
  private int other;

  /** The right form, or the wrong one. */
  public SpinReadWriteLock(boolean right) {
    this.right = right;
  }

  /** Writes one number into both. */
  public void write(int number) {
    if (right) {
      while (!STATE.compareAndSet(this, 0, -1)) {
        Thread.onSpinWait();
      }
    } else {
      STATE.setVolatile(this, -1);
    }
    one = number;
    other = number;
    STATE.setRelease(this, 0);
  }

  /** Both as one number of two digits; -1 if a writer was there. */
  public int read() {
    int readers = (int) STATE.getAcquire(this);
    if (readers < 0 || !STATE.compareAndSet(this, readers, readers + 1)) {
      return -1;
    }
    int read = 10 * one + other;
    STATE.getAndAddRelease(this, -1);
    return read;
  }
}
