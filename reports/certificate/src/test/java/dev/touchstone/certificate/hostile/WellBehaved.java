package dev.touchstone.certificate.hostile;

import java.util.AbstractQueue;
import java.util.Iterator;
import java.util.concurrent.ArrayBlockingQueue;
import org.jspecify.annotations.Nullable;

/** A bounded queue under a lock, right in all it does; the others are it, but for one thing. */
public class WellBehaved extends AbstractQueue<Object> {
  private final ArrayBlockingQueue<Object> elements;

  public WellBehaved(int capacity) {
    this.elements = new ArrayBlockingQueue<>(capacity);
  }

  @Override
  public boolean offer(Object element) {
    return elements.offer(element);
  }

  @Override
  public @Nullable Object poll() {
    return elements.poll();
  }

  @Override
  public @Nullable Object peek() {
    return elements.peek();
  }

  @Override
  public int size() {
    return elements.size();
  }

  @Override
  public Iterator<Object> iterator() {
    return elements.iterator();
  }
}
