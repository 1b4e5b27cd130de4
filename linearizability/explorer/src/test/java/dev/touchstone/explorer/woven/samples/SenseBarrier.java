package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A barrier of two threads: who comes last opens it. Wrong if it is opened by an opaque store: who
 * waited need not see what the other did before.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class SenseBarrier {
  private static final VarHandle OPEN = Handles.of(MethodHandles.lookup(), "open", int.class);

  private final boolean right;
  private final AtomicInteger arrived = new AtomicInteger();
  private final int[] brought = new int[2];
  private int open;

  /** The right form, or the wrong one. */
  public SenseBarrier(boolean right) {
    this.right = right;
  }

  /** Brings something, waits, and counts what both brought; the argument is the thread's number. */
  public int meet(int me) {
    brought[me] = 1;
    if (arrived.incrementAndGet() == 2) {
      if (right) {
        OPEN.setRelease(this, 1);
      } else {
        OPEN.setOpaque(this, 1);
      }
    } else {
      while ((int) OPEN.getAcquire(this) == 0) {
        Thread.onSpinWait();
      }
    }
    return brought[0] + brought[1];
  }
}
