package dev.touchstone.explorer.woven.samples;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A lock-free stack (Treiber 1986). */
public class TreiberStack {
  private static final class Node {
    private final Object element;
    private @Nullable Node next;

    Node(Object element) {
      this.element = element;
    }
  }

  private final AtomicReference<@Nullable Node> top = new AtomicReference<>();

  /** Creates an empty stack. */
  public TreiberStack() {}

  /** Puts an element on top. */
  public void push(Object element) {
    Node node = new Node(element);
    Node before;
    do {
      before = top.get();
      node.next = before;
    } while (!top.compareAndSet(before, node));
  }

  /** Puts an element on top, and links it too late. */
  public void pushBeforeLinking(Object element) {
    Node node = new Node(element);
    Node before;
    do {
      before = top.get();
    } while (!top.compareAndSet(before, node));
    node.next = before;
  }

  /** Takes the top element; null if there is none. */
  public @Nullable Object pop() {
    while (true) {
      Node node = top.get();
      if (node == null) {
        return null;
      }
      if (top.compareAndSet(node, node.next)) {
        return node.element;
      }
    }
  }
}
