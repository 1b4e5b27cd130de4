package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** One thread sends, another receives, in several ways. */
public class Mailbox {
  private static final VarHandle READY;

  static {
    try {
      READY = MethodHandles.lookup().findVarHandle(Mailbox.class, "ready", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final int[] slots = new int[1];
  private final AtomicInteger count = new AtomicInteger();
  private final Map<String, Integer> map = new HashMap<>();
  private int content;
  private boolean ready;
  private volatile boolean volatileReady;
  private int guarded;

  /** Creates an empty one. */
  public Mailbox() {}

  /** Sends with a volatile flag. */
  public void sendVolatile() {
    content = 42;
    volatileReady = true;
  }

  /** What is seen once the flag is; -1 if it is not. */
  public int receiveVolatile() {
    return volatileReady ? content : -1;
  }

  /** Sends with a plain flag. */
  public void sendPlain() {
    content = 42;
    ready = true;
  }

  /** What is seen once the flag is; -1 if it is not. */
  public int receivePlain() {
    return ready ? content : -1;
  }

  /** Sends with a release store. */
  public void sendRelease() {
    slots[0] = 42;
    READY.setRelease(this, true);
  }

  /** Waits for the flag. */
  public int receiveAcquire() {
    while (!(boolean) READY.getAcquire(this)) {
      Thread.onSpinWait();
    }
    return slots[0];
  }

  /** Waits for the flag, which it reads in too weak a mode. */
  public int receiveOpaque() {
    while (!(boolean) READY.getOpaque(this)) {
      Thread.onSpinWait();
    }
    return slots[0];
  }

  /** Gives up after three looks. */
  public int receiveOrGiveUp() {
    for (int i = 0; i < 3; i++) {
      if ((boolean) READY.getAcquire(this)) {
        return slots[0];
      }
    }
    return -1;
  }

  /** Counts. */
  public int count() {
    return count.incrementAndGet();
  }

  /** Counts under the monitor. */
  public synchronized int countLocked() {
    guarded = guarded + 1;
    return guarded;
  }

  /** Counts without anything. */
  public int countRacy() {
    guarded = guarded + 1;
    return guarded;
  }

  /** Looks at who runs it, and swallows whatever comes of that. */
  public long hideWhoIAm() {
    try {
      return Thread.currentThread().getPriority();
    } catch (RuntimeException e) {
      return -1;
    }
  }

  /** Uses what is not woven. */
  public void put() {
    map.put("key", 1);
  }
}
