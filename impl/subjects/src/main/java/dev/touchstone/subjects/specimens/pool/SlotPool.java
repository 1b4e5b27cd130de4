package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * A right pool: slots for each size class, as many as its part of the cap allows. {@code take}
 * swaps null into a slot, {@code release} exchanges null for its array.
 *
 * @param <A> the type of the arrays
 */
public class SlotPool<A> extends SpecimenPool<A> {
  private static final int MOST = 16;
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Object[].class);

  private final @Nullable Object[][] slots;

  /** Creates an empty pool. */
  public SlotPool(ArrayType<A> type, PoolOptions options) {
    this(type, options, type.elementBytes());
  }

  SlotPool(ArrayType<A> type, PoolOptions options, int countedBytes) {
    super(type, options);
    int classes = Integer.numberOfTrailingZeros(options.largest() / options.smallest()) + 1;
    slots = new Object[classes][];
    for (int k = 0; k < classes; k++) {
      long counted = (long) (options.smallest() << k) * countedBytes;
      slots[k] = new Object[(int) Math.min(MOST, options.cap() / classes / counted)];
    }
  }

  // Accessors

  final int depth(int k) {
    return slots[k].length;
  }

  @SuppressWarnings("unchecked")
  @Nullable A getSlotVolatile(int k, int i) {
    return (A) SLOT.getVolatile(slots[k], i);
  }

  void setSlotOpaque(int k, int i, A array) {
    SLOT.setOpaque(slots[k], i, (Object) array);
  }

  void setSlotVolatile(int k, int i, @Nullable A array) {
    SLOT.setVolatile(slots[k], i, (Object) array);
  }

  @SuppressWarnings("unchecked")
  @Nullable A getAndClearSlot(int k, int i) {
    return (A) SLOT.getAndSet(slots[k], i, (Object) null);
  }

  boolean fillSlot(int k, int i, A array) {
    return SLOT.compareAndSet(slots[k], i, (Object) null, (Object) array);
  }

  // Operations

  @Override
  @Nullable A get(int k) {
    for (int i = 0; i < depth(k); i++) {
      A array = getSlotVolatile(k, i) == null ? null : getAndClearSlot(k, i);
      if (array != null) {
        return array;
      }
    }
    return null;
  }

  @Override
  boolean put(int k, A array) {
    for (int i = 0; i < depth(k); i++) {
      if (getSlotVolatile(k, i) == null && fillSlot(k, i, array)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public long retained() {
    long bytes = 0;
    for (int k = 0; k < slots.length; k++) {
      for (int i = 0; i < depth(k); i++) {
        bytes += getSlotVolatile(k, i) == null ? 0 : bytes(k);
      }
    }
    return bytes;
  }

  @Override
  public long trim() {
    long bytes = 0;
    for (int k = 0; k < slots.length; k++) {
      for (int i = 0; i < depth(k); i++) {
        bytes += getAndClearSlot(k, i) == null ? 0 : bytes(k);
      }
    }
    return bytes;
  }
}
