package dev.touchstone.subjects.queue;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.queue.BoundedQueue;
import java.util.EnumSet;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A {@link BoundedQueue} as engines see it: each call is one call. */
final class BoundedQueueUnderTest implements QueueUnderTest {
  static final Set<Capability> CAPABILITIES =
      Set.copyOf(EnumSet.complementOf(EnumSet.of(Capability.BLOCKING)));

  private final BoundedQueue<Object> queue;

  BoundedQueueUnderTest(BoundedQueue<Object> queue) {
    this.queue = queue;
  }

  @Override
  public Set<Capability> capabilities() {
    return CAPABILITIES;
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
  public boolean relaxedOffer(Object element) {
    return queue.relaxedOffer(element);
  }

  @Override
  public @Nullable Object relaxedPoll() {
    return queue.relaxedPoll();
  }

  @Override
  public @Nullable Object relaxedPeek() {
    return queue.relaxedPeek();
  }

  @Override
  public int drain(Consumer<Object> action, int limit) {
    return queue.drain(action, limit);
  }

  @Override
  public int fill(Supplier<Object> source, int limit) {
    return queue.fill(source, limit);
  }

  @Override
  public int capacity() {
    return queue.capacity();
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
