package dev.touchstone.queue;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * What the rings from one producer to many consumers have in common, whichever way they hand over
 * an element: capacity, size, clear, and the iterator. All of it rests on two facts. Element number
 * i is in the queue from the store that makes {@code producerIndex} i + 1 to the compare-and-set
 * that moves {@code consumerIndex} past i. And whoever reads in slot i anything that came there
 * later (the next element, or a null) and then looks at {@code consumerIndex} finds it past i,
 * since that is a release store by a thread that knew it.
 *
 * @param <E> the type of the elements
 */
abstract class SpmcRing<E> extends SpmcRingFields.PadAfterConsumers<E> implements BoundedQueue<E> {

  /** The greatest capacity. */
  public static final int MAX_CAPACITY = 1 << 30;

  /**
   * An empty ring.
   *
   * @param capacity as its user asked for it
   * @throws IllegalArgumentException if the capacity is out of range
   */
  SpmcRing(int capacity, long startIndex) {
    super(roundedCapacity(capacity), startIndex);
  }

  private static int roundedCapacity(int capacity) {
    if (capacity < 1 || capacity > MAX_CAPACITY) {
      throw new IllegalArgumentException(
          "capacity must be from 1 to " + MAX_CAPACITY + ", but is " + capacity);
    }
    return 1 << (Integer.SIZE - Integer.numberOfLeadingZeros(capacity - 1));
  }

  static void requireLimit(int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("limit must not be negative, but is " + limit);
    }
  }

  // How a thread looks at the indexes to learn what others did. A ring whose memory order is
  // SEQUENTIAL overrides these three, and nothing else.

  /** The number of the next element to be put in: acquire, unless overridden. */
  long readProducerIndex() {
    return getProducerIndexAcquire();
  }

  /** The number of the next element to be taken: acquire, unless overridden. */
  long readConsumerIndex() {
    return getConsumerIndexAcquire();
  }

  /** Makes all elements below the index visible: release, unless overridden. Producer only. */
  void publishProducerIndex(long index) {
    setProducerIndexRelease(index);
  }

  // Size

  @Override
  public final int capacity() {
    return slotCount();
  }

  /**
   * Returns how many elements were in the queue at some moment of the call. Lock-free: starts again
   * only when a consumer has taken an element. Any thread.
   */
  @Override
  public final int size() {
    long after = readConsumerIndex();
    while (true) {
      long before = after;
      long producer = readProducerIndex();
      after = readConsumerIndex();
      if (before == after) {
        return (int) (producer - after);
      }
    }
  }

  /** Returns whether the queue was empty at some moment of the call. Wait-free. Any thread. */
  @Override
  public final boolean isEmpty() {
    long consumer = readConsumerIndex();
    return consumer == readProducerIndex();
  }

  // Collection view

  /** Takes the elements that are in the queue when the call begins. Any consumer. */
  @Override
  public final void clear() {
    for (int left = slotCount(); left > 0 && poll() != null; left--) {}
  }

  /**
   * Returns a weakly consistent iterator, in order, over the elements that are in the queue now. It
   * skips those that are taken meanwhile, never throws ConcurrentModificationException, and does
   * not support {@code remove}. One thread at a time.
   */
  @Override
  public final Iterator<E> iterator() {
    return new WeakIterator();
  }

  private final class WeakIterator implements Iterator<E> {
    private final long end = readProducerIndex();
    private long index = readConsumerIndex();
    private @Nullable E next = findNext();

    /** As in peek: an element read before consumerIndex passed it was in the queue when read. */
    private @Nullable E findNext() {
      while (index - end < 0) {
        E element = getSlotAcquire(slots, slotOf(index));
        long consumer = readConsumerIndex();
        if (consumer - index <= 0) {
          index++;
          return element;
        }
        index = consumer;
      }
      return null;
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public E next() {
      E element = next;
      if (element == null) {
        throw new NoSuchElementException();
      }
      next = findNext();
      return element;
    }
  }
}
