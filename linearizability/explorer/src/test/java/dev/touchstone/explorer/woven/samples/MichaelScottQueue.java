package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * A lock-free queue (Michael and Scott 1996). Wrong if a node is linked by a plain store: who finds
 * it need not see what is in it.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class MichaelScottQueue {
  private static final class Node {
    static final VarHandle NEXT = Handles.of(MethodHandles.lookup(), "next", Node.class);
    private int number;
    private @Nullable Node next;
  }

  private static final VarHandle HEAD = Handles.of(MethodHandles.lookup(), "head", Node.class);
  private static final VarHandle TAIL = Handles.of(MethodHandles.lookup(), "tail", Node.class);

  private final boolean right;
  private Node head = new Node();
  private Node tail = head;

  /** The right form, or the wrong one. */
  public MichaelScottQueue(boolean right) {
    this.right = right;
  }

  /** Puts in a number that is not 0. */
  public void offer(int number) {
    Node node = new Node();
    node.number = number;
    if (!right) {
      Node last = (Node) TAIL.getAndSet(this, node);
      last.next = node;
      return;
    }
    while (true) {
      Node last = (Node) TAIL.getVolatile(this);
      Node next = (Node) Node.NEXT.getVolatile(last);
      if (next != null) {
        TAIL.compareAndSet(this, last, next);
      } else if (Node.NEXT.compareAndSet(last, null, node)) {
        TAIL.compareAndSet(this, last, node);
        return;
      }
    }
  }

  /** Takes the oldest number; -1 if there is none. */
  public int poll() {
    while (true) {
      Node first = (Node) HEAD.getVolatile(this);
      Node next = (Node) Node.NEXT.getVolatile(first);
      if (next == null) {
        return -1;
      }
      if (right && first == (Node) TAIL.getVolatile(this)) {
        TAIL.compareAndSet(this, first, next);
      } else if (HEAD.compareAndSet(this, first, next)) {
        return next.number;
      }
    }
  }
}
