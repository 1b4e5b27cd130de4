package dev.touchstone.subjects.ring;

import dev.touchstone.contracts.ring.RingContract;
import dev.touchstone.contracts.ring.RingPoolUnderTest;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.contracts.ring.RingUnderTest;
import dev.touchstone.queue.RingBuffer;
import java.util.function.Supplier;

/**
 * A class of this project that implements {@link RingBuffer}.
 *
 * @param factory makes a pool
 */
public record RingBufferSubject(String name, RingContract contract, Factory factory)
    implements RingSubject {

  /** A pool's constructor. */
  @FunctionalInterface
  public interface Factory {
    /** Makes a pool of buffers of that capacity; what it supplies is a lease. */
    Supplier<? extends RingBuffer<Object>> create(int capacity);
  }

  @Override
  public RingPoolUnderTest create(int capacity) {
    return new Pool(factory.create(capacity));
  }

  /** A class, and no lambda: Lincheck looks into the fields of what it runs. */
  private static final class Pool implements RingPoolUnderTest {
    private final Supplier<? extends RingBuffer<Object>> leases;

    Pool(Supplier<? extends RingBuffer<Object>> leases) {
      this.leases = leases;
    }

    @Override
    public RingUnderTest acquire() {
      return new RingBufferUnderTest(leases.get());
    }
  }
}
