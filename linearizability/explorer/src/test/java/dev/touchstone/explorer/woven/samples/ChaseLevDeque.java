package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A work-stealing deque of fixed size (Chase and Lev 2005). Wrong with release and acquire in place
 * of volatile: owner and thief both get the last element (Lê and others 2013 say which fences are
 * needed).
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class ChaseLevDeque {
  private static final VarHandle TOP = Handles.of(MethodHandles.lookup(), "top", int.class);
  private static final VarHandle BOTTOM = Handles.of(MethodHandles.lookup(), "bottom", int.class);

  private final boolean right;
  private final int[] slots = new int[4];
  private int top;

  private int bottom;

  /** The right form, or the wrong one. */
  public ChaseLevDeque(boolean right) {
    this.right = right;
  }

  /** Owner: puts a number at the bottom. */
  public void push(int number) {
    int b = bottom;
    slots[b] = number;
    BOTTOM.setRelease(this, b + 1);
  }

  /** Owner: takes from the bottom; 0 if there is none. */
  public int take() {
    int b = bottom - 1;
    int t;
    if (right) {
      BOTTOM.setVolatile(this, b);
      t = (int) TOP.getVolatile(this);
    } else {
      BOTTOM.setRelease(this, b);
      t = (int) TOP.getAcquire(this);
    }
    if (t > b) {
      bottom = b + 1;
      return 0;
    }
    int number = slots[b];
    if (t < b) {
      return number;
    }
    boolean won = TOP.compareAndSet(this, t, t + 1);
    BOTTOM.setRelease(this, b + 1);
    return won ? number : 0;
  }

  /** Thief: takes from the top; 0 if there is none or another was faster. */
  public int steal() {
    int t = right ? (int) TOP.getVolatile(this) : (int) TOP.getAcquire(this);
    int b = right ? (int) BOTTOM.getVolatile(this) : (int) BOTTOM.getAcquire(this);
    if (t >= b) {
      return 0;
    }
    int number = slots[t];
    return TOP.compareAndSet(this, t, t + 1) ? number : 0;
  }
}
