package dev.touchstone.subjects.specimens;

import dev.touchstone.queue.BoundedQueue;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.AbstractQueue;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The state of a ring of slots for one producer and many consumers, its accessors, named for their
 * access mode, and the operations that every specimen shares. Plain to read rather than fast: no
 * padding, no cached index.
 *
 * <p>Element number i lives in slot i &amp; (capacity - 1); {@code producerIndex} is the number of
 * the next element to be put in, {@code consumerIndex} that of the next to be taken.
 *
 * @param <E> the type of the elements
 */
public abstract class SpecimenRing<E> extends AbstractQueue<E> implements BoundedQueue<E> {

  private static final int MAX_CAPACITY = 1 << 30;
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final VarHandle PRODUCER_INDEX = index("producerIndex");
  private static final VarHandle CONSUMER_INDEX = index("consumerIndex");

  private final @Nullable Object[] slots;
  private long producerIndex;

  @SuppressWarnings("UnusedVariable") // read through its handle only
  private long consumerIndex;

  SpecimenRing(int capacity, long startIndex) {
    this(new Object[roundedCapacity(capacity)], startIndex);
  }

  SpecimenRing(@Nullable Object[] slots, long startIndex) {
    this.slots = slots;
    producerIndex = startIndex;
    consumerIndex = startIndex;
  }

  private static VarHandle index(String field) {
    try {
      return MethodHandles.lookup().findVarHandle(SpecimenRing.class, field, long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static int roundedCapacity(int capacity) {
    if (capacity < 1 || capacity > MAX_CAPACITY) {
      throw new IllegalArgumentException(
          "capacity must be from 1 to " + MAX_CAPACITY + ", but is " + capacity);
    }
    return 1 << (Integer.SIZE - Integer.numberOfLeadingZeros(capacity - 1));
  }

  // Accessors

  final int slotOf(long index) {
    return (int) index & (slots.length - 1);
  }

  @SuppressWarnings("unchecked")
  @Nullable E getSlot(long index) {
    return (E) slots[slotOf(index)];
  }

  @SuppressWarnings("unchecked")
  @Nullable E getSlotAcquire(long index) {
    return (E) SLOT.getAcquire(slots, slotOf(index));
  }

  void setSlot(long index, @Nullable E element) {
    slots[slotOf(index)] = element;
  }

  void setSlotRelease(long index, @Nullable E element) {
    SLOT.setRelease(slots, slotOf(index), element);
  }

  boolean compareAndSetSlot(long index, @Nullable E expected, @Nullable E element) {
    return SLOT.compareAndSet(slots, slotOf(index), expected, element);
  }

  @SuppressWarnings("unchecked")
  @Nullable E getAndSetSlot(long index, @Nullable E element) {
    return (E) SLOT.getAndSet(slots, slotOf(index), element);
  }

  long getProducerIndex() {
    return producerIndex;
  }

  long getProducerIndexAcquire() {
    return (long) PRODUCER_INDEX.getAcquire(this);
  }

  void setProducerIndex(long index) {
    producerIndex = index;
  }

  void setProducerIndexRelease(long index) {
    PRODUCER_INDEX.setRelease(this, index);
  }

  long getConsumerIndexAcquire() {
    return (long) CONSUMER_INDEX.getAcquire(this);
  }

  boolean compareAndSetConsumerIndex(long expected, long index) {
    return CONSUMER_INDEX.compareAndSet(this, expected, index);
  }

  // Shared operations

  @Override
  public boolean offer(E element) {
    Objects.requireNonNull(element, "element");
    long index = getProducerIndex();
    if (!canPut(index)) {
      return false;
    }
    put(index, element);
    return true;
  }

  @Override
  public boolean relaxedOffer(E element) {
    Objects.requireNonNull(element, "element");
    long index = getProducerIndex();
    if (!canPutAtOnce(index)) {
      return false;
    }
    put(index, element);
    return true;
  }

  /** Returns false if the queue is full; may wait for a slot that is about to be free. */
  abstract boolean canPut(long index);

  /** Returns whether the slot is free now. Never waits. */
  abstract boolean canPutAtOnce(long index);

  void put(long index, @Nullable E element) {
    setSlotRelease(index, element);
    setProducerIndexRelease(next(index));
  }

  long next(long index) {
    return index + 1;
  }

  @Override
  public @Nullable E relaxedPoll() {
    return poll();
  }

  @Override
  public @Nullable E peek() {
    while (true) {
      long index = getConsumerIndexAcquire();
      if (index - getProducerIndexAcquire() >= 0) {
        return null;
      }
      E element = getSlotAcquire(index);
      if (getConsumerIndexAcquire() == index) {
        return element;
      }
    }
  }

  @Override
  public @Nullable E relaxedPeek() {
    return peek();
  }

  @Override
  public int drain(Consumer<? super E> consumer, int limit) {
    requireLimit(limit);
    int count = 0;
    while (count < limit) {
      E element = poll();
      if (element == null) {
        break;
      }
      consumer.accept(element);
      count++;
    }
    return count;
  }

  @Override
  public int fill(Supplier<? extends E> supplier, int limit) {
    requireLimit(limit);
    int count = 0;
    while (count < limit && canPut(getProducerIndex())) {
      if (!offer(Objects.requireNonNull(supplier.get(), "supplied element"))) {
        throw new IllegalStateException("the supplier itself filled the queue");
      }
      count++;
    }
    return count;
  }

  static void requireLimit(int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("limit must not be negative, but is " + limit);
    }
  }

  @Override
  public int capacity() {
    return slots.length;
  }

  @Override
  public int size() {
    while (true) {
      long before = getConsumerIndexAcquire();
      long producer = getProducerIndexAcquire();
      if (getConsumerIndexAcquire() == before) {
        return (int) (producer - before);
      }
    }
  }

  @Override
  public boolean isEmpty() {
    long consumer = getConsumerIndexAcquire();
    return consumer == getProducerIndexAcquire();
  }

  /**
   * Not supported, and with it {@code contains}, {@code remove(Object)} and the like.
   *
   * @throws UnsupportedOperationException always
   */
  @Override
  public Iterator<E> iterator() {
    throw new UnsupportedOperationException("a specimen has no iterator");
  }

  @Override
  public String toString() {
    return getClass().getSimpleName();
  }
}
