package dev.touchstone.explorer.woven.samples;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A latch that opens when two have arrived. Wrong if an arrival is a read and a write: one may be
 * lost, and then who waits, waits for ever.
 */
public class CountdownLatch {
  private final boolean right;
  private final AtomicInteger missing = new AtomicInteger(2);
  private final int[] brought = new int[2];

  /** The right form, or the wrong one. */
  public CountdownLatch(boolean right) {
    this.right = right;
  }

  /** Brings something and arrives; the argument is the thread's number. */
  public void arrive(int me) {
    brought[me] = 1;
    if (right) {
      missing.getAndDecrement();
    } else {
      missing.set(missing.get() - 1);
    }
  }

  /** Waits for both, and counts what they brought. */
  public int await() {
    while (missing.get() != 0) {
      Thread.onSpinWait();
    }
    return brought[0] + brought[1];
  }
}
