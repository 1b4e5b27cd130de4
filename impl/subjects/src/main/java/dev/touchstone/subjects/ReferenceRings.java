package dev.touchstone.subjects;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.ring.RingContract;
import dev.touchstone.queue.BoundedQueue;
import dev.touchstone.queue.RingBuffer;
import dev.touchstone.queue.RingBufferPool;
import dev.touchstone.queue.WaitFreeSpmcArrayQueue;
import dev.touchstone.subjects.ring.RingBufferSubject;
import java.util.List;
import java.util.function.Supplier;

/** The reference ring buffer and its contract. */
final class ReferenceRings {
  static final RingContract CONTRACT =
      (RingContract) Contracts.parse("ring-spmc,rounding=POWER_OF_TWO");

  private static final int KEPT = 4;

  static final List<Subject> SUBJECTS =
      List.of(new RingBufferSubject("touchstone:RingBuffer", CONTRACT, Pool::new));

  private ReferenceRings() {}

  private static final class Pool implements Supplier<RingBuffer<Object>> {
    private final RingBufferPool<Object> pool;

    Pool(int capacity) {
      pool = new RingBufferPool<>(new Queues(capacity), KEPT);
    }

    @Override
    public RingBuffer<Object> get() {
      return pool.acquire();
    }
  }

  private static final class Queues implements Supplier<BoundedQueue<Object>> {
    private final int capacity;

    Queues(int capacity) {
      this.capacity = capacity;
    }

    @Override
    public BoundedQueue<Object> get() {
      return new WaitFreeSpmcArrayQueue<>(capacity);
    }
  }
}
