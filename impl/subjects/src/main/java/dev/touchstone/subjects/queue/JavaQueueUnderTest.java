package dev.touchstone.subjects.queue;

import dev.touchstone.contracts.queue.Capability;
import java.util.Queue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A foreign {@link Queue}: its own methods are called directly. */
final class JavaQueueUnderTest extends ForeignQueueUnderTest {
  private final Queue<Object> queue;

  JavaQueueUnderTest(ForeignShape shape, Set<Capability> capabilities, Queue<Object> queue) {
    super(shape, capabilities, queue);
    this.queue = queue;
  }

  @Override
  public boolean offer(Object element) {
    return queue.offer(element);
  }

  @Override
  public @Nullable Object poll() {
    return queue.poll();
  }

  @Override
  public @Nullable Object peek() {
    return queue.peek();
  }

  @Override
  public int size() {
    return queue.size();
  }

  @Override
  public boolean isEmpty() {
    return queue.isEmpty();
  }

  @Override
  public void clear() {
    queue.clear();
  }

  @Override
  public Queue<Object> collection() {
    return queue;
  }
}
