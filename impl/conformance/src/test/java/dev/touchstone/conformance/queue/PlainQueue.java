package dev.touchstone.conformance.queue;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A queue for one thread that is right; tests override what shall be wrong. */
class PlainQueue implements QueueUnderTest {
  private static final Set<Capability> CAPABILITIES =
      EnumSet.complementOf(
          EnumSet.of(
              Capability.COLLECTION, Capability.START_INDEX, Capability.BLOCKING, Capability.TRIM));

  final ArrayDeque<Object> elements = new ArrayDeque<>();
  final int capacity;

  PlainQueue(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity " + capacity);
    }
    this.capacity = capacity;
  }

  /** A subject whose queues are made by the factory. */
  static QueueSubject subject(String name, IntFunction<? extends QueueUnderTest> factory) {
    return new QueueSubject() {
      @Override
      public String name() {
        return "test:" + name;
      }

      @Override
      public QueueContract contract() {
        return (QueueContract)
            Contracts.parse("spsc-bounded,poll=WAIT_FREE,rounding=EXACT,retention=NONE");
      }

      @Override
      public Set<Capability> capabilities() {
        return CAPABILITIES;
      }

      @Override
      public QueueUnderTest create(int capacity) {
        return factory.apply(capacity);
      }
    };
  }

  @Override
  public Set<Capability> capabilities() {
    return CAPABILITIES;
  }

  @Override
  public boolean offer(Object element) {
    return elements.size() < capacity && elements.add(element);
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
  public boolean isEmpty() {
    return elements.isEmpty();
  }

  @Override
  public boolean relaxedOffer(Object element) {
    return offer(element);
  }

  @Override
  public @Nullable Object relaxedPoll() {
    return poll();
  }

  @Override
  public @Nullable Object relaxedPeek() {
    return peek();
  }

  @Override
  public int drain(Consumer<Object> action, int limit) {
    int count = 0;
    for (Object element; count < limit && (element = elements.poll()) != null; count++) {
      action.accept(element);
    }
    return count;
  }

  @Override
  public int fill(Supplier<Object> source, int limit) {
    int count = 0;
    for (; count < limit && elements.size() < capacity; count++) {
      elements.add(source.get());
    }
    return count;
  }

  @Override
  public int capacity() {
    return capacity;
  }

  @Override
  public void clear() {
    elements.clear();
  }
}
