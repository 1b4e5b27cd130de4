package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A ring for one producer and one consumer (Lamport 1977). Wrong if the producer's index is
 * published by an opaque store: the consumer takes a slot whose content it does not see.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class SpscRing {
  private static final VarHandle HEAD = Handles.of(MethodHandles.lookup(), "head", int.class);
  private static final VarHandle TAIL = Handles.of(MethodHandles.lookup(), "tail", int.class);

  private final boolean right;
  private final int[] slots = new int[1];
  private int head;
  private int tail;

  /** The right form, or the wrong one. */
  public SpscRing(boolean right) {
    this.right = right;
  }

  /** Puts in a number that is not 0; false if there is no room. */
  public boolean offer(int number) {
    int t = tail;
    if (t - (int) HEAD.getAcquire(this) == slots.length) {
      return false;
    }
    slots[t % slots.length] = number;
    if (right) {
      TAIL.setRelease(this, t + 1);
    } else {
      TAIL.setOpaque(this, t + 1);
    }
    return true;
  }

  /** Takes the oldest number; -1 if there is none. */
  public int poll() {
    int h = head;
    if ((int) TAIL.getAcquire(this) == h) {
      return -1;
    }
    int number = slots[h % slots.length];
    HEAD.setRelease(this, h + 1);
    return number;
  }
}
