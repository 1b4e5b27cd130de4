package dev.touchstone.queue;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A bounded queue from one producer to many consumers on a ring of slots, which never reports full
 * while there is room and never reports empty while there is an element.
 *
 * <p><b>Roles.</b> One thread at a time may be the producer ({@code offer}, {@code add}, {@code
 * addAll}, {@code relaxedOffer}, {@code fill}); the role may pass to another thread if what the
 * first did happens before what the second does. Any number of threads may be consumers, the
 * producer among them. Every other method may be called by any thread.
 *
 * <p><b>Promises.</b> With respect to happens-before the queue is linearizable to a bounded
 * first-in-first-out queue: for each thread, the successful operations of all threads and the
 * failed operations of that thread have one legal order. (Two queues used for store buffering may
 * both look empty, as release stores allow.) {@code size} is exact at some moment of the call. No
 * operation allocates but those that go through an iterator, and no element that was taken stays
 * reachable.
 *
 * <p><b>Progress.</b> {@code relaxedOffer}, {@code relaxedPoll}, {@code relaxedPeek} and {@code
 * isEmpty} are wait-free; {@code poll}, {@code peek}, {@code size} and {@code drain} (up to its
 * callback) are lock-free. {@code offer} and {@code fill} wait, spinning, for a consumer that has
 * claimed the slot in question and not cleared it yet: if that consumer is stopped right there,
 * they block.
 *
 * <p><b>Collection.</b> Iterators are weakly consistent and cannot remove. {@code remove(Object)},
 * {@code removeAll}, {@code retainAll} and {@code removeIf} throw {@link
 * UnsupportedOperationException}, always. {@code clear} takes what was in the queue when it began.
 *
 * @param <E> the type of the elements
 */
public class SpmcArrayQueue<E> extends SpmcRing<E> {

  /*
   * Overview.
   *
   * Goal. Hand elements from one thread to many, in order, as cheaply as a compare-and-set allows,
   * with an offer that fails only when the queue is full.
   *
   * Mechanism: claim, then read. Element number i (i = startIndex, startIndex + 1, ...) lives in
   * slot i & (capacity - 1). producerIndex is the number of the next element to be put in,
   * consumerIndex that of the next to be claimed. offer stores the element in its slot, then
   * advances producerIndex. poll advances consumerIndex by compare-and-set, which claims element
   * number i for it alone, then reads the slot, then clears it. So between claim and clear a slot
   * is occupied though its element is no longer in the queue. The producer must not overwrite such
   * a slot; nor may it report "full" for it, since the queue is not (JCTools issue 21, RxJava
   * 0.20.0-RC3). It looks at consumerIndex to tell the two apart: full, or wait until the slot is
   * cleared.
   *
   * Invariants, in the modification order of each variable:
   *   I1  consumerIndex <= producerIndex <= consumerIndex + capacity
   *   I2  producerIndexCache is a value that producerIndex has had (it may go backwards)
   *   I3  slot i is null before the store of element i, and again after its clear; in between it is
   *       written by nobody: element i + capacity is stored only after the producer saw that clear
   *   I4  element i is claimed by exactly one consumer, which is the only one to clear it
   * Indexes are 64 bits wide, so a compare-and-set never succeeds on a value that has come round;
   * all comparisons are by difference, so they hold beyond Long.MAX_VALUE too.
   *
   * Access modes, and why each is enough:
   *   setSlotRelease of element i, by the producer. The release of producerIndex that follows is
   *     what publishes it to claimants. It is itself a release because a peek may read the slot
   *     without having seen that index: what peek reads next in consumerIndex is then at least what
   *     the producer knew when it stored (see peek).
   *   getProducerIndex, plain: only the producer writes it, and only producers read it so.
   *   setProducerIndexRelease / getProducerIndexAcquire. Who reads i + 1 or more sees the store of
   *     element i and all that went before its offer. This is the edge on which publication rests.
   *   setProducerIndexCacheRelease / getProducerIndexCacheAcquire. A consumer that trusts the cache
   *     synchronizes with the consumer that wrote it, which had synchronized with the producer.
   *     Consumers write it without a race check: a lost or late update costs a read of
   *     producerIndex.
   *   compareAndSetConsumerIndex, volatile. Its release half makes "consumerIndex is i + 1" imply
   *     "producerIndex is at least i + 1" for who reads it with acquire: hence a failed poll, size
   *     and isEmpty never see the consumers ahead of the producer. Its acquire half keeps the read
   *     of the slot behind the claim.
   *   getSlot, plain, in takeClaimed. The claimant has read an index above i with acquire, so
   *     element i is visible, and by I3 and I4 nobody writes the slot until the claimant itself
   *     does.
   *   setSlotRelease of null, the clear. The claim and the read of the element come before it, for
   *     the producer that reads the null with acquire: it may overwrite, and from then on it knows
   *     consumerIndex > i. That gives the right-hand side of I1 to whoever reads producerIndex.
   *   getSlotAcquire in offer: the other half of that edge. In peek: keeps the second read of
   *     consumerIndex behind the read of the element.
   *   getConsumerIndexAcquire. In offer's test for full a stale value is a smaller one: it can
   *     report full only if no poll that would have made room happens before the offer (coherence).
   *
   * Linearization points of success: offer, the store of producerIndex; poll, the compare-and-set;
   * peek, the read of the slot. Of failure: offer, the read of consumerIndex; poll and peek, the
   * read of producerIndex.
   *
   * Why not wait-free. A queue that reads the element before it claims needs no wait in offer, and
   * keeps taken elements reachable until they are overwritten: WaitFreeSpmcArrayQueue. This class is
   * the other trade.
   *
   * Map: construction; producer side; consumer side; batches. Size, clear and iterator are in
   * SpmcRing; fields, padding and accessors in SpmcRingFields; what is refused in HeadRemovalQueue.
   */

  /**
   * Creates an empty queue.
   *
   * @param capacity at least how many elements it must hold, from 1 to {@link #MAX_CAPACITY};
   *     rounded up to a power of two: 1, 2 and 3 become 1, 2 and 4
   * @throws IllegalArgumentException if the capacity is out of that range
   */
  public SpmcArrayQueue(int capacity) {
    this(capacity, 0);
  }

  private SpmcArrayQueue(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  /**
   * Creates an empty queue whose first element has the given number, as if that many had gone
   * through it. For tests that must see the indexes pass 2<sup>31</sup> or 2<sup>63</sup>.
   *
   * @param capacity as for the constructor
   * @param startIndex any number
   */
  public static <E> SpmcArrayQueue<E> startingAt(int capacity, long startIndex) {
    return new SpmcArrayQueue<>(capacity, startIndex);
  }

  // Producer side

  /**
   * Inserts an element unless the queue is full. Producer only. May wait for a consumer that is in
   * the middle of taking the element whose slot is needed.
   *
   * @return false if the queue is full
   * @throws NullPointerException if the element is null
   */
  @Override
  public boolean offer(E element) {
    Objects.requireNonNull(element, "element");
    @Nullable Object[] slots = this.slots;
    long index = getProducerIndex();
    int slot = slotOf(index);
    if (getSlotAcquire(slots, slot) != null && !awaitRoom(slots, slot, index)) {
      return false;
    }
    setSlotRelease(slots, slot, element);
    setProducerIndexRelease(index + 1);
    return true;
  }

  /**
   * {@inheritDoc} Producer only. Here: returns false also while a consumer is in the middle of
   * taking the element whose slot is needed. Wait-free.
   */
  @Override
  public boolean relaxedOffer(E element) {
    Objects.requireNonNull(element, "element");
    @Nullable Object[] slots = this.slots;
    long index = getProducerIndex();
    int slot = slotOf(index);
    if (getSlotAcquire(slots, slot) != null) {
      return false;
    }
    setSlotRelease(slots, slot, element);
    setProducerIndexRelease(index + 1);
    return true;
  }

  /**
   * The slot is occupied: returns false if by an element of the queue, else waits for its clear.
   */
  private boolean awaitRoom(@Nullable Object[] slots, int slot, long index) {
    if (index - getConsumerIndexAcquire() >= slotCount()) {
      return false;
    }
    while (getSlotAcquire(slots, slot) != null) {
      Thread.onSpinWait();
    }
    return true;
  }

  // Consumer side

  /**
   * Takes the head, or returns null if the queue is empty. Lock-free: starts again only when
   * another consumer has taken an element.
   */
  @Override
  public @Nullable E poll() {
    long limit = getProducerIndexCacheAcquire();
    while (true) {
      long index = getConsumerIndexAcquire();
      if (index - limit >= 0) {
        limit = getProducerIndexAcquire();
        if (index - limit >= 0) {
          return null;
        }
        setProducerIndexCacheRelease(limit);
      }
      if (compareAndSetConsumerIndex(index, index + 1)) {
        return takeClaimed(index);
      }
    }
  }

  /** {@inheritDoc} Here: returns null also when another consumer was faster. Wait-free. */
  @Override
  public @Nullable E relaxedPoll() {
    long index = getConsumerIndexAcquire();
    if (isPut(index) && compareAndSetConsumerIndex(index, index + 1)) {
      return takeClaimed(index);
    }
    return null;
  }

  private @Nullable E takeClaimed(long index) {
    @Nullable Object[] slots = this.slots;
    int slot = slotOf(index);
    E element = getSlot(slots, slot);
    setSlotRelease(slots, slot, null);
    return element;
  }

  private boolean isPut(long index) {
    if (index - getProducerIndexCacheAcquire() < 0) {
      return true;
    }
    long limit = getProducerIndexAcquire();
    if (index - limit >= 0) {
      return false;
    }
    setProducerIndexCacheRelease(limit);
    return true;
  }

  /**
   * Returns the head without taking it, or null if the queue is empty. Lock-free.
   *
   * <p>What is returned was the head when its slot was read: consumerIndex had not passed it
   * afterwards (JCTools 3.0 lacked that second look, and returned later elements).
   */
  @Override
  public @Nullable E peek() {
    while (true) {
      long index = getConsumerIndexAcquire();
      if (!isPut(index)) {
        return null;
      }
      E element = getSlotAcquire(slots, slotOf(index));
      if (getConsumerIndexAcquire() == index) {
        return element;
      }
    }
  }

  /**
   * {@inheritDoc} Here: returns null also when a consumer took the head meanwhile. Never returns an
   * element that was taken before the call. Wait-free.
   */
  @Override
  public @Nullable E relaxedPeek() {
    long index = getConsumerIndexAcquire();
    if (!isPut(index)) {
      return null;
    }
    E element = getSlotAcquire(slots, slotOf(index));
    return getConsumerIndexAcquire() == index ? element : null;
  }

  // Batches

  /**
   * {@inheritDoc} Here: elements are taken one at a time, so a drain that the consumer throws out
   * of ends at once. The slot of an element is cleared before the consumer is given it.
   */
  @Override
  public int drain(Consumer<? super E> consumer, int limit) {
    Objects.requireNonNull(consumer, "consumer");
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

  /** {@inheritDoc} Producer only. Waits as {@link #offer} does. */
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

  private boolean hasRoom(long index) {
    int slot = slotOf(index);
    return getSlotAcquire(slots, slot) == null || awaitRoom(slots, slot, index);
  }
}
