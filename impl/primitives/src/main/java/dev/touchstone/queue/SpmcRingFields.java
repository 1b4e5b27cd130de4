package dev.touchstone.queue;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * The shared state of the rings from one producer to many consumers, laid out so that what
 * different threads write lies at least 128 bytes apart (two cache lines: adjacent ones are fetched
 * in pairs), and the only methods that touch it. Each is named for the access mode that it uses.
 *
 * <p>HotSpot places the fields of a superclass before those of its subclasses, hence the chain of
 * classes: what is read only, padding, the producer's index, padding, the consumers' indexes,
 * padding. Only a reference may slip into a hole of the object's header; that is as good a place.
 *
 * <p>The slots are padded too: the array's length, which every access compares with, lies 128 bytes
 * from the first slot.
 */
final class SpmcRingFields {

  /** Unused slots at both ends of the array: 32 references of at least 4 bytes. */
  static final int SLOT_PAD = 32;

  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final VarHandle PRODUCER_INDEX = index(ProducerFields.class, "producerIndex");
  private static final VarHandle CONSUMER_INDEX = index(ConsumerFields.class, "consumerIndex");
  private static final VarHandle PRODUCER_INDEX_CACHE =
      index(ConsumerFields.class, "producerIndexCache");

  private SpmcRingFields() {}

  private static VarHandle index(Class<?> owner, String field) {
    try {
      return MethodHandles.lookup().findVarHandle(owner, field, long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * What never changes after construction, and the slots. The accessors take the array and the
   * position in it, since after each acquire the fields would have to be read again.
   */
  abstract static class SlotFields<E> extends HeadRemovalQueue<E> {
    final @Nullable Object[] slots;
    private final int mask;

    SlotFields(int capacity) {
      slots = new Object[capacity + 2 * SLOT_PAD];
      mask = capacity - 1;
    }

    final int slotCount() {
      return mask + 1;
    }

    final int slotOf(long index) {
      return SLOT_PAD + ((int) index & mask);
    }

    @SuppressWarnings("unchecked")
    final @Nullable E getSlot(@Nullable Object[] slots, int slot) {
      return (E) slots[slot];
    }

    @SuppressWarnings("unchecked")
    final @Nullable E getSlotAcquire(@Nullable Object[] slots, int slot) {
      return (E) SLOT.getAcquire(slots, slot);
    }

    final void setSlotRelease(@Nullable Object[] slots, int slot, @Nullable E element) {
      SLOT.setRelease(slots, slot, element);
    }
  }

  @SuppressWarnings("unused")
  abstract static class PadBeforeProducer<E> extends SlotFields<E> {
    private long p00, p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15;

    PadBeforeProducer(int capacity) {
      super(capacity);
    }
  }

  /** Written by the producer alone; the limit is its private note, for rings that keep one. */
  abstract static class ProducerFields<E> extends PadBeforeProducer<E> {
    private long producerIndex;
    private long producerLimit;

    ProducerFields(int capacity, long startIndex) {
      super(capacity);
      producerIndex = startIndex;
      producerLimit = startIndex + capacity;
    }

    final long getProducerLimit() {
      return producerLimit;
    }

    final void setProducerLimit(long limit) {
      producerLimit = limit;
    }

    final long getProducerIndex() {
      return producerIndex;
    }

    final long getProducerIndexAcquire() {
      return (long) PRODUCER_INDEX.getAcquire(this);
    }

    final long getProducerIndexVolatile() {
      return (long) PRODUCER_INDEX.getVolatile(this);
    }

    final void setProducerIndexRelease(long index) {
      PRODUCER_INDEX.setRelease(this, index);
    }

    final void setProducerIndexVolatile(long index) {
      PRODUCER_INDEX.setVolatile(this, index);
    }
  }

  @SuppressWarnings("unused")
  abstract static class PadBeforeConsumers<E> extends ProducerFields<E> {
    private long p00, p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15;

    PadBeforeConsumers(int capacity, long startIndex) {
      super(capacity, startIndex);
    }
  }

  /** Written by the consumers. The cache shares the line that a consumer is about to own anyway. */
  @SuppressWarnings("UnusedVariable") // read through their handles only
  abstract static class ConsumerFields<E> extends PadBeforeConsumers<E> {
    private long consumerIndex;
    private long producerIndexCache;

    ConsumerFields(int capacity, long startIndex) {
      super(capacity, startIndex);
      consumerIndex = startIndex;
      producerIndexCache = startIndex;
    }

    final long getConsumerIndexAcquire() {
      return (long) CONSUMER_INDEX.getAcquire(this);
    }

    final long getConsumerIndexVolatile() {
      return (long) CONSUMER_INDEX.getVolatile(this);
    }

    final boolean compareAndSetConsumerIndex(long expected, long index) {
      return CONSUMER_INDEX.compareAndSet(this, expected, index);
    }

    final long getProducerIndexCacheAcquire() {
      return (long) PRODUCER_INDEX_CACHE.getAcquire(this);
    }

    final void setProducerIndexCacheRelease(long index) {
      PRODUCER_INDEX_CACHE.setRelease(this, index);
    }
  }

  @SuppressWarnings("unused")
  abstract static class PadAfterConsumers<E> extends ConsumerFields<E> {
    private long p00, p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15;

    PadAfterConsumers(int capacity, long startIndex) {
      super(capacity, startIndex);
    }
  }
}
