package dev.touchstone.subjects.queue;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.queue.BoundedQueue;
import java.util.Set;

/**
 * A class of this project that implements {@link BoundedQueue}.
 *
 * @param factory makes an empty queue
 */
public record BoundedQueueSubject(String name, QueueContract contract, Factory factory)
    implements QueueSubject {

  /** A constructor with a start index. */
  @FunctionalInterface
  public interface Factory {
    /** Makes an empty queue whose first element has the number {@code startIndex}. */
    BoundedQueue<Object> create(int capacity, long startIndex);
  }

  @Override
  public Set<Capability> capabilities() {
    return BoundedQueueUnderTest.capabilities(contract);
  }

  @Override
  public QueueUnderTest create(int capacity) {
    return createAt(capacity, 0);
  }

  @Override
  public QueueUnderTest createAt(int capacity, long startIndex) {
    return new BoundedQueueUnderTest(factory.create(capacity, startIndex), contract);
  }
}
