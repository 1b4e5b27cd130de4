package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Mutual exclusion of two threads (Dekker, before 1965), without fairness: who finds the other
 * interested stands back. Wrong with release and acquire in place of volatile.
 */
public class DekkerLock {
  private static final VarHandle INTENT = MethodHandles.arrayElementVarHandle(int[].class);

  private final boolean right;
  private final int[] intent = new int[2];
  private int count;

  /** The right form, or the wrong one. */
  public DekkerLock(boolean right) {
    this.right = right;
  }

  /** Counts under the lock, -1 if it stood back; the argument is the thread's number. */
  public int increment(int me) {
    boolean alone;
    if (right) {
      INTENT.setVolatile(intent, me, 1);
      alone = (int) INTENT.getVolatile(intent, 1 - me) == 0;
    } else {
      INTENT.setRelease(intent, me, 1);
      alone = (int) INTENT.getAcquire(intent, 1 - me) == 0;
    }
    int n = -1;
    if (alone) {
      n = count + 1;
      count = n;
    }
    INTENT.setRelease(intent, me, 0);
    return n;
  }
}
