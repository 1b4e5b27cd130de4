package dev.touchstone.queue;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A bounded queue from one producer to many consumers on a ring of slots, whose producer never
 * waits for a consumer, and which never reports full while there is room nor empty while there is
 * an element. The price is that elements which were taken stay reachable until their slots are used
 * again or {@linkplain #trim() trimmed}.
 *
 * <p><b>Roles.</b> One thread at a time may be the producer ({@code offer}, {@code add}, {@code
 * addAll}, {@code relaxedOffer}, {@code fill}, {@code trim}); the role may pass to another thread
 * if what the first did happens before what the second does. Any number of threads may be
 * consumers, the producer among them. Every other method may be called by any thread.
 *
 * <p><b>Promises.</b> With respect to happens-before the queue is linearizable to a bounded
 * first-in-first-out queue: for each thread, the successful operations of all threads and the
 * failed operations of that thread have one legal order. (Two queues used for store buffering may
 * both look empty, as release stores allow; {@link SequentialSpmcArrayQueue} rules that out.)
 * {@code size} is exact at some moment of the call. No operation allocates in the long run but
 * those that go through an iterator. At most as many elements as the capacity stay reachable after
 * they were taken.
 *
 * <p><b>Progress.</b> {@code offer}, {@code relaxedOffer}, {@code fill} (up to its supplier),
 * {@code trim}, {@code relaxedPoll}, {@code relaxedPeek} and {@code isEmpty} are wait-free; {@code
 * poll}, {@code peek}, {@code size} and {@code drain} (up to its callback) are lock-free. No
 * operation waits for a thread that is stopped.
 *
 * <p><b>Collection.</b> Iterators are weakly consistent and cannot remove. {@code remove(Object)},
 * {@code removeAll}, {@code retainAll} and {@code removeIf} throw {@link
 * UnsupportedOperationException}, always. {@code clear} takes what was in the queue when it began.
 *
 * @param <E> the type of the elements
 */
public class WaitFreeSpmcArrayQueue<E> extends SpmcRing<E> {

  /*
   * Overview.
   *
   * Goal. An offer whose number of steps does not depend on what any consumer does, and which
   * nevertheless fails only when the queue is full.
   *
   * Mechanism: read, then claim. Element number i (i = startIndex, startIndex + 1, ...) lives in
   * slot i & (capacity - 1). producerIndex is the number of the next element to be put in,
   * consumerIndex that of the next to be taken. offer stores the element in its slot, then advances
   * producerIndex. poll reads the slot of element consumerIndex and then advances consumerIndex by
   * compare-and-set. That one step takes the element and frees the slot: whether there is room is a
   * matter of the two indexes alone, no consumer ever writes to a slot, and there is nothing that
   * the producer could have to wait for. A consumer that read the slot of an index which others
   * have passed meanwhile may hold anything: a newer element, or null after a trim. Its
   * compare-and-set fails, it drops what it read and starts again.
   *
   * Nor may a consumer clear the slot that it freed: it may be the next element's by then, and a
   * compare-and-set on the value would take the next element for its own if the same object was
   * offered again. So the producer, the only writer of slots, clears: trim.
   *
   * Invariants, in the modification order of each variable:
   *   I1  consumerIndex <= producerIndex <= producerLimit <= consumerIndex + capacity
   *   I2  producerIndexCache is a value that producerIndex has had (it may go backwards)
   *   I3  slot i holds element i from its store until consumerIndex has passed i and the producer
   *       knows that; only then it is overwritten, by null or by element i + capacity
   *   I4  consumerIndex moves from i to i + n by one compare-and-set, whose owner then has the
   *       elements i to i + n - 1, which it read before
   * Indexes are 64 bits wide, so a compare-and-set never succeeds on a value that has come round;
   * all comparisons are by difference, so they hold beyond Long.MAX_VALUE too.
   *
   * Access modes, and why each is enough:
   *   getProducerIndex, getProducerLimit, setProducerLimit, plain: the producer's own.
   *   setSlotRelease of element i. The release of producerIndex that follows publishes it to those
   *     who look at that index. It is itself a release for those who read the slot by an index that
   *     has been passed: the producer knew consumerIndex > i - capacity when it stored, so whoever
   *     sees the store and then looks at consumerIndex, or tries to change it, finds it moved.
   *   setSlotRelease of null, in trim: the same, with the consumerIndex that trim read.
   *   publishProducerIndex, release / readProducerIndex, acquire. Who reads i + 1 or more sees the
   *     store of element i and all that went before its offer. Publication rests on this edge.
   *   setProducerIndexCacheRelease / getProducerIndexCacheAcquire. A consumer that trusts the cache
   *     synchronizes with the consumer that wrote it, which had synchronized with the producer. It
   *     is written without a race check: a lost or late update costs a read of producerIndex.
   *   getSlotAcquire, in poll, drain, peek. The reader has read an index above i with acquire, so it
   *     sees element i or what came later; what came later brings the moved consumerIndex along.
   *   compareAndSetConsumerIndex, volatile. Its release half keeps the reads of the slots ahead of
   *     it, where the producer that reads the new value with acquire is about to overwrite them, and
   *     makes "consumerIndex is i + 1" imply "producerIndex is at least i + 1" for who reads it with
   *     acquire: hence a failed poll, size and isEmpty never see the consumers ahead of the
   *     producer. Its acquire half makes one consumer's success happen before the next one's.
   *   readConsumerIndex, acquire, in extendLimit: the other half of the edge that lets the producer
   *     overwrite. A stale value is a smaller one: it can report full only if no poll that would have
   *     made room happens before the offer (coherence). In peek: acquire for the sake of size's rule.
   *
   * Linearization points of success: offer, the store of producerIndex; poll and drain, the
   * compare-and-set; peek, the read of the slot. Of failure: offer, the read of consumerIndex; poll,
   * drain and peek, the read of producerIndex.
   *
   * Why progress. offer: no loop. poll: a compare-and-set fails only because another one succeeded,
   * and weak failures are not used.
   *
   * Batches. drain copies up to BATCH elements, takes them all with one compare-and-set, and then
   * hands out each of them, whatever the callback does: they are in no queue any more, so to stop at
   * the first exception would lose the rest. The copy is needed because the slots are free at once.
   * It lies in an array that the queue keeps for the next drain, and whose cells are null while it
   * is kept.
   *
   * Map: construction; producer side; consumer side; batches. Size, clear and iterator are in
   * SpmcRing; fields, padding and accessors in SpmcRingFields; what is refused in HeadRemovalQueue.
   */

  /** The most elements that a drain takes at once. */
  static final int BATCH = 64;

  /** How many drains at the same time find an array to work in. */
  private static final int KEPT_BATCHES = 8;

  private final Spares<@Nullable Object[]> batches = new Spares<>(KEPT_BATCHES);

  /**
   * Creates an empty queue.
   *
   * @param capacity at least how many elements it must hold, from 1 to {@link #MAX_CAPACITY};
   *     rounded up to a power of two: 1, 2 and 3 become 1, 2 and 4
   * @throws IllegalArgumentException if the capacity is out of that range
   */
  public WaitFreeSpmcArrayQueue(int capacity) {
    this(capacity, 0);
  }

  WaitFreeSpmcArrayQueue(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  /**
   * Creates an empty queue whose first element has the given number, as if that many had gone
   * through it. For tests that must see the indexes pass 2<sup>31</sup> or 2<sup>63</sup>.
   *
   * @param capacity as for the constructor
   * @param startIndex any number
   */
  public static <E> WaitFreeSpmcArrayQueue<E> startingAt(int capacity, long startIndex) {
    return new WaitFreeSpmcArrayQueue<>(capacity, startIndex);
  }

  // Producer side

  /**
   * Inserts an element unless the queue is full. Producer only. Wait-free.
   *
   * @return false if the queue is full
   * @throws NullPointerException if the element is null
   */
  @Override
  public boolean offer(E element) {
    Objects.requireNonNull(element, "element");
    long index = getProducerIndex();
    if (!hasRoom(index)) {
      return false;
    }
    setSlotRelease(slots, slotOf(index), element);
    publishProducerIndex(index + 1);
    return true;
  }

  /** The same as {@link #offer}: nothing can be in its way. */
  @Override
  public boolean relaxedOffer(E element) {
    return offer(element);
  }

  private boolean hasRoom(long index) {
    return index - getProducerLimit() < 0 || extendLimit(index);
  }

  private boolean extendLimit(long index) {
    long limit = readConsumerIndex() + slotCount();
    setProducerLimit(limit);
    return index - limit < 0;
  }

  /**
   * {@inheritDoc} Producer only. Takes time in proportion to the capacity. Wait-free.
   *
   * <p>A consumer in the middle of a poll may still hold an element that another one took, until
   * its poll ends.
   */
  @Override
  public void trim() {
    @Nullable Object[] slots = this.slots;
    long end = readConsumerIndex() + slotCount();
    for (long index = getProducerIndex(); index - end < 0; index++) {
      setSlotRelease(slots, slotOf(index), null);
    }
  }

  // Consumer side

  /**
   * Takes the head, or returns null if the queue is empty. Lock-free: starts again only when
   * another consumer has taken an element.
   */
  @Override
  public @Nullable E poll() {
    @Nullable Object[] slots = this.slots;
    long limit = getProducerIndexCacheAcquire();
    while (true) {
      long index = readConsumerIndex();
      if (index - limit >= 0) {
        limit = readProducerIndex();
        if (index - limit >= 0) {
          return null;
        }
        setProducerIndexCacheRelease(limit);
      }
      E element = getSlotAcquire(slots, slotOf(index));
      if (compareAndSetConsumerIndex(index, index + 1)) {
        return element;
      }
    }
  }

  /** {@inheritDoc} Here: returns null also when another consumer was faster. Wait-free. */
  @Override
  public @Nullable E relaxedPoll() {
    long index = readConsumerIndex();
    if (limitBeyond(index) - index <= 0) {
      return null;
    }
    E element = getSlotAcquire(slots, slotOf(index));
    return compareAndSetConsumerIndex(index, index + 1) ? element : null;
  }

  /** A number that the producer has reached: above the index, or the latest that can be seen. */
  private long limitBeyond(long index) {
    long limit = getProducerIndexCacheAcquire();
    if (index - limit >= 0) {
      limit = readProducerIndex();
      if (index - limit < 0) {
        setProducerIndexCacheRelease(limit);
      }
    }
    return limit;
  }

  /**
   * Returns the head without taking it, or null if the queue is empty. Lock-free.
   *
   * <p>What is returned was the head when its slot was read: consumerIndex had not passed it
   * afterwards.
   */
  @Override
  public @Nullable E peek() {
    while (true) {
      long index = readConsumerIndex();
      if (limitBeyond(index) - index <= 0) {
        return null;
      }
      E element = getSlotAcquire(slots, slotOf(index));
      if (readConsumerIndex() == index) {
        return element;
      }
    }
  }

  /** {@inheritDoc} Here: returns null also when a consumer took the head meanwhile. Wait-free. */
  @Override
  public @Nullable E relaxedPeek() {
    long index = readConsumerIndex();
    if (limitBeyond(index) - index <= 0) {
      return null;
    }
    E element = getSlotAcquire(slots, slotOf(index));
    return readConsumerIndex() == index ? element : null;
  }

  // Batches

  /**
   * {@inheritDoc} Here: takes up to {@value #BATCH} elements at once and then hands out each of
   * them, also after the consumer has thrown; then throws what it threw first, with the others
   * suppressed in it. While the consumer is busy with one of them, the others are neither in the
   * queue nor handed over. Lock-free up to the consumer.
   */
  @Override
  public int drain(Consumer<? super E> consumer, int limit) {
    Objects.requireNonNull(consumer, "consumer");
    requireLimit(limit);
    if (limit == 0 || looksEmpty()) {
      return 0;
    }
    @Nullable Object[] kept = batches.take();
    @Nullable Object[] batch = kept == null ? new Object[Math.min(BATCH, slotCount())] : kept;
    try {
      int count = 0;
      while (count < limit) {
        int taken = takeBatch(batch, Math.min(limit - count, batch.length));
        if (taken == 0) {
          break;
        }
        handOut(consumer, batch, taken);
        count += taken;
      }
      return count;
    } finally {
      batches.give(batch);
    }
  }

  private boolean looksEmpty() {
    long index = readConsumerIndex();
    return limitBeyond(index) - index <= 0;
  }

  /** As poll, for several elements; returns how many now lie in the array. */
  private int takeBatch(@Nullable Object[] batch, int most) {
    @Nullable Object[] slots = this.slots;
    while (true) {
      long index = readConsumerIndex();
      int count = (int) Math.min(most, limitBeyond(index) - index);
      if (count <= 0) {
        return 0;
      }
      for (int i = 0; i < count; i++) {
        batch[i] = getSlotAcquire(slots, slotOf(index + i));
      }
      if (compareAndSetConsumerIndex(index, index + count)) {
        return count;
      }
      Arrays.fill(batch, 0, count, null);
    }
  }

  @SuppressWarnings("unchecked")
  private void handOut(Consumer<? super E> consumer, @Nullable Object[] batch, int count) {
    Throwable first = null;
    for (int i = 0; i < count; i++) {
      E element = (E) Objects.requireNonNull(batch[i]);
      batch[i] = null;
      try {
        consumer.accept(element);
      } catch (Throwable thrown) {
        if (first == null) {
          first = thrown;
        } else if (first != thrown) {
          first.addSuppressed(thrown);
        }
      }
    }
    if (first != null) {
      WaitFreeSpmcArrayQueue.<RuntimeException>rethrow(first);
    }
  }

  /** Throws what a callback threw, as it is. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
    throw (T) thrown;
  }

  /** {@inheritDoc} Producer only. Wait-free up to the supplier. */
  @Override
  public int fill(Supplier<? extends E> supplier, int limit) {
    Objects.requireNonNull(supplier, "supplier");
    requireLimit(limit);
    int count = 0;
    while (count < limit && hasRoom(getProducerIndex())) {
      E element = Objects.requireNonNull(supplier.get(), "supplied element");
      if (!offer(element)) {
        throw new IllegalStateException("the supplier itself filled the queue");
      }
      count++;
    }
    return count;
  }
}
