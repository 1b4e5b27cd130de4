package dev.touchstone.contracts.queue;

import dev.touchstone.contracts.Subject;
import java.util.Set;

/** A queue that is tried. */
public interface QueueSubject extends Subject {

  @Override
  QueueContract contract();

  /** What its instances offer. */
  Set<Capability> capabilities();

  /**
   * A new, empty queue.
   *
   * @param capacity as asked of the constructor; ignored by queues without bound
   * @throws RuntimeException whatever the queue's constructor throws, unwrapped
   */
  QueueUnderTest create(int capacity);

  /**
   * A new, empty queue whose indexes start at a chosen value; only with {@link
   * Capability#START_INDEX}.
   *
   * @param startIndex a multiple of the capacity or not; any value that the queue could have
   *     reached
   */
  default QueueUnderTest createAt(int capacity, long startIndex) {
    throw new UnsupportedOperationException(name() + " offers no start index");
  }
}
