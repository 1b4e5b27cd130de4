package dev.touchstone.subjects.queue;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.contracts.queue.Retention;
import dev.touchstone.queue.BoundedQueue;
import java.util.EnumSet;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A {@link BoundedQueue} as engines see it: each call is one call. */
final class BoundedQueueUnderTest implements QueueUnderTest {
  private static final Set<Capability> RETAINING =
      Set.copyOf(EnumSet.complementOf(EnumSet.of(Capability.BLOCKING)));
  private static final Set<Capability> NOT_RETAINING =
      Set.copyOf(EnumSet.complementOf(EnumSet.of(Capability.BLOCKING, Capability.TRIM)));

  private final BoundedQueue<Object> queue;
  private final Set<Capability> capabilities;

  BoundedQueueUnderTest(BoundedQueue<Object> queue, QueueContract contract) {
    this.queue = queue;
    this.capabilities = capabilities(contract);
  }

  /** All that the interface has, but trim only where there is something to trim. */
  static Set<Capability> capabilities(QueueContract contract) {
    return contract.retention() == Retention.NONE ? NOT_RETAINING : RETAINING;
  }

  @Override
  public Set<Capability> capabilities() {
    return capabilities;
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
  public void trim() {
    queue.trim();
  }

  @Override
  public Queue<Object> collection() {
    return queue;
  }
}
