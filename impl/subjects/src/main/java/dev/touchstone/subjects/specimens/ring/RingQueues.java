package dev.touchstone.subjects.specimens.ring;

import dev.touchstone.queue.BoundedQueue;
import dev.touchstone.subjects.specimens.ReadThenClaimRing;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Queues of one capacity, used again if they are given back. Any thread may call.
 *
 * @param <T> the type of the items
 */
public class RingQueues<T> {
  private final int capacity;
  private final Deque<BoundedQueue<T>> kept = new ArrayDeque<>();

  /** Keeps nothing yet. */
  public RingQueues(int capacity) {
    this.capacity = capacity;
  }

  synchronized BoundedQueue<T> take() {
    BoundedQueue<T> queue = kept.poll();
    return queue == null ? make() : queue;
  }

  BoundedQueue<T> make() {
    return new ReadThenClaimRing<>(capacity, 0);
  }

  synchronized void give(BoundedQueue<T> queue) {
    kept.add(queue);
  }
}
