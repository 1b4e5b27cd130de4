package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A lock whose threads draw numbers (Reed and Kanodia 1979). Wrong if a number is drawn by a read
 * and a write.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class TicketLock {
  private static final VarHandle SERVED = Handles.of(MethodHandles.lookup(), "served", int.class);

  private final boolean right;
  private final AtomicInteger next = new AtomicInteger();
  private int served;
  private int count;

  /** The right form, or the wrong one. */
  public TicketLock(boolean right) {
    this.right = right;
  }

  /** Counts under the lock. */
  public int increment() {
    int ticket = draw();
    while ((int) SERVED.getAcquire(this) != ticket) {
      Thread.onSpinWait();
    }
    int n = count + 1;
    count = n;
    SERVED.setRelease(this, ticket + 1);
    return n;
  }

  private int draw() {
    if (right) {
      return next.getAndIncrement();
    }
    int ticket = next.get();
    next.set(ticket + 1);
    return ticket;
  }
}
