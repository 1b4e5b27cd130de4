package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A lock that is one bit. Wrong if it is given back by an opaque store: what was written under it
 * need not be seen by the next owner.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class TestAndSetLock {
  private static final VarHandle HELD = Handles.of(MethodHandles.lookup(), "held", int.class);

  private final boolean right;
  private int held;
  private int count;

  /** The right form, or the wrong one. */
  public TestAndSetLock(boolean right) {
    this.right = right;
  }

  /** Counts under the lock. */
  public int increment() {
    while (!HELD.compareAndSet(this, 0, 1)) {
      Thread.onSpinWait();
    }
    int n = count + 1;
    count = n;
    if (right) {
      HELD.setRelease(this, 0);
    } else {
      HELD.setOpaque(this, 0);
    }
    return n;
  }
}
