package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * A queue lock in which each thread waits at its own node (Mellor-Crummey and Scott 1991). Wrong if
 * it is handed over by an opaque store.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class McsLock {
  private static final class Node {
    static final VarHandle WAITS = Handles.of(MethodHandles.lookup(), "waits", int.class);
    static final VarHandle NEXT = Handles.of(MethodHandles.lookup(), "next", Node.class);
    private int waits = 1;
    private @Nullable Node next;
  }

  private static final VarHandle TAIL = Handles.of(MethodHandles.lookup(), "tail", Node.class);

  private final boolean right;
  private @Nullable Node tail;
  private int count;

  /** The right form, or the wrong one. */
  public McsLock(boolean right) {
    this.right = right;
  }

  /** Counts under the lock. */
  public int increment() {
    Node node = new Node();
    Node before = (Node) TAIL.getAndSet(this, node);
    if (before != null) {
      Node.NEXT.setRelease(before, node);
      while ((int) Node.WAITS.getAcquire(node) == 1) {
        Thread.onSpinWait();
      }
    }
    int n = count + 1;
    count = n;
    unlock(node);
    return n;
  }

  private void unlock(Node node) {
    if (Node.NEXT.getAcquire(node) == null) {
      if (TAIL.compareAndSet(this, node, null)) {
        return;
      }
      while (Node.NEXT.getAcquire(node) == null) {
        Thread.onSpinWait();
      }
    }
    Node next = (Node) Node.NEXT.getAcquire(node);
    if (right) {
      Node.WAITS.setRelease(next, 0);
    } else {
      Node.WAITS.setOpaque(next, 0);
    }
  }
}
