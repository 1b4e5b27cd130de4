package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Mutual exclusion of two threads by intents and a turn (Peterson 1981). Wrong with release and
 * acquire in place of volatile: each reads the other's intent before its own is seen.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class PetersonLock {
  private static final VarHandle INTENT = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle TURN = Handles.of(MethodHandles.lookup(), "turn", int.class);

  private final boolean right;
  private final int[] intent = new int[2];
  private int turn;
  private int count;

  /** The right form, or the wrong one. */
  public PetersonLock(boolean right) {
    this.right = right;
  }

  /** Counts under the lock; the argument is the thread's number. */
  public int increment(int me) {
    int other = 1 - me;
    if (right) {
      INTENT.setVolatile(intent, me, 1);
      TURN.setVolatile(this, other);
      while ((int) INTENT.getVolatile(intent, other) == 1
          && (int) TURN.getVolatile(this) == other) {
        Thread.onSpinWait();
      }
    } else {
      INTENT.setRelease(intent, me, 1);
      TURN.setRelease(this, other);
      while ((int) INTENT.getAcquire(intent, other) == 1 && (int) TURN.getAcquire(this) == other) {
        Thread.onSpinWait();
      }
    }
    int n = count + 1;
    count = n;
    INTENT.setRelease(intent, me, 0);
    return n;
  }
}
