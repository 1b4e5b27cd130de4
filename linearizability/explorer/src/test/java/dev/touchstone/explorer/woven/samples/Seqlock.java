package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Two numbers that one thread writes and others read without a lock, by a version (Linux; Boehm
 * 2012). Wrong without the fences between the version and the numbers.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class Seqlock {
  private static final VarHandle VERSION = Handles.of(MethodHandles.lookup(), "version", int.class);
  private static final VarHandle ONE = Handles.of(MethodHandles.lookup(), "one", int.class);
  private static final VarHandle OTHER = Handles.of(MethodHandles.lookup(), "other", int.class);

  private final boolean right;
  private int version;
  private int one;
  private int other;

  /** The right form, or the wrong one. */
  public Seqlock(boolean right) {
    this.right = right;
  }

  /** Writes one number into both. */
  public void write(int number) {
    int before = (int) VERSION.getOpaque(this);
    VERSION.setOpaque(this, before + 1);
    if (right) {
      VarHandle.releaseFence();
    }
    ONE.setOpaque(this, number);
    OTHER.setOpaque(this, number);
    VERSION.setRelease(this, before + 2);
  }

  /** Both as one number of two digits; -1 if they were being written. */
  public int read() {
    int before = (int) VERSION.getAcquire(this);
    if (before % 2 != 0) {
      return -1;
    }
    int read = 10 * (int) ONE.getOpaque(this) + (int) OTHER.getOpaque(this);
    if (right) {
      VarHandle.acquireFence();
    }
    return (int) VERSION.getOpaque(this) == before ? read : -1;
  }
}
