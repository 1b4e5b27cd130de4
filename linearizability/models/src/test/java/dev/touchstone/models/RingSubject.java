package dev.touchstone.models;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.queue.BoundedQueue;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A queue with every operation, for tests that need no provider. */
record RingSubject(String name, QueueContract contract, IntFunction<BoundedQueue<Object>> factory)
    implements QueueSubject {
  static final String REFERENCE =
      "spmc-bounded,offer=BLOCKING,poll=LOCK_FREE,size=EXACT,rounding=POWER_OF_TWO";

  static RingSubject of(String name, String contract, IntFunction<BoundedQueue<Object>> factory) {
    return new RingSubject(name, (QueueContract) Contracts.parse(contract), factory);
  }

  static RingSubject of(String name, IntFunction<BoundedQueue<Object>> factory) {
    return of(name, REFERENCE, factory);
  }

  @Override
  public Set<Capability> capabilities() {
    return EnumSet.complementOf(EnumSet.of(Capability.START_INDEX, Capability.BLOCKING));
  }

  @Override
  public QueueUnderTest create(int capacity) {
    return new Ring(factory.apply(capacity));
  }

  private record Ring(BoundedQueue<Object> queue) implements QueueUnderTest {
    @Override
    public Set<Capability> capabilities() {
      return EnumSet.noneOf(Capability.class);
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
    public void trim() {
      queue.trim();
    }

    @Override
    public int capacity() {
      return queue.capacity();
    }
  }
}
