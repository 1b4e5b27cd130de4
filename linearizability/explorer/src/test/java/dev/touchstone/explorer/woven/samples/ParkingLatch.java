package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * A latch for one waiter, who parks. Who waits says so and looks again; who opens it does so and
 * looks for a waiter. Wrong with release and acquire only: both may look before the other's store
 * is seen, and nobody wakes the waiter.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class ParkingLatch {
  private static final VarHandle OPEN = Handles.of(MethodHandles.lookup(), "open", boolean.class);
  private static final VarHandle WAITER =
      Handles.of(MethodHandles.lookup(), "waiter", Thread.class);

  private final boolean right;
  private boolean open;
  private Thread waiter;
  private int content;

  /** The right form, or the wrong one. */
  public ParkingLatch(boolean right) {
    this.right = right;
  }

  /** Leaves something, opens the latch and wakes who waits. */
  public void open() {
    content = 42;
    Thread found;
    if (right) {
      OPEN.setVolatile(this, true);
      found = (Thread) WAITER.getVolatile(this);
    } else {
      OPEN.setRelease(this, true);
      found = (Thread) WAITER.getAcquire(this);
    }
    LockSupport.unpark(found);
  }

  /** Waits for it, and what was left. */
  public int await() {
    if (right) {
      WAITER.setVolatile(this, Thread.currentThread());
    } else {
      WAITER.setRelease(this, Thread.currentThread());
    }
    while (!isOpen()) {
      LockSupport.park(this);
    }
    return content;
  }

  /** Waits for it, having looked before it says so; a wake-up between the two is lost. */
  public int awaitLookingFirst() {
    if (!isOpen()) {
      WAITER.setVolatile(this, Thread.currentThread());
      LockSupport.park(this);
    }
    return content;
  }

  /** Waits for some time. */
  public int awaitForSomeTime() {
    LockSupport.parkNanos(this, 1);
    return content;
  }

  private boolean isOpen() {
    return right ? (boolean) OPEN.getVolatile(this) : (boolean) OPEN.getAcquire(this);
  }
}
