package dev.touchstone.pool;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * One stripe of a {@link StripedArrayPool}: a row of slots for each size class, and for each row a
 * guess at how many of its slots are filled from the left. {@link StripedArrayPool} has the
 * argument for the access modes, which are visible here at each access.
 */
final class Stripe {
  /** Keeps what is hot of different stripes 128 bytes apart. */
  private static final int PAD = 32;

  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final VarHandle TOP = MethodHandles.arrayElementVarHandle(int[].class);

  /** Row k is at rows[k] to rows[k + 1], the latter excluded. */
  private final int[] rows;

  private final @Nullable Object[] slots;
  private final int[] tops;

  /**
   * An empty stripe.
   *
   * @param depths how many slots each class has
   */
  Stripe(int[] depths) {
    rows = new int[depths.length + 1];
    rows[0] = PAD;
    for (int k = 0; k < depths.length; k++) {
      rows[k + 1] = rows[k] + depths[k];
    }
    slots = new Object[rows[depths.length] + PAD];
    tops = new int[PAD + depths.length + PAD];
  }

  /** Takes what lies in the slot at the top of a row; null if nothing does. */
  @Nullable Object takeAtTop(int k) {
    int row = rows[k];
    int top = getTopOpaque(k);
    return top > 0 ? takeAt(k, row, top - 1) : null;
  }

  /** Fills the slot above the top of a row; false if there is none or it is filled. */
  boolean putAtTop(int k, Object array) {
    int row = rows[k];
    int top = getTopOpaque(k);
    return top < rows[k + 1] - row && putAt(k, row, top, array);
  }

  /** Looks at every slot of a row, downwards from its top and around, and takes the first array. */
  @Nullable Object takeAnywhere(int k) {
    int row = rows[k];
    int depth = rows[k + 1] - row;
    int top = getTopOpaque(k);
    for (int i = 1; i <= depth; i++) {
      int at = top - i;
      Object array = takeAt(k, row, at < 0 ? at + depth : at);
      if (array != null) {
        return array;
      }
    }
    return null;
  }

  /**
   * Looks at every slot of a row, upwards from its top and around, and fills the first free one.
   */
  boolean putAnywhere(int k, Object array) {
    int row = rows[k];
    int depth = rows[k + 1] - row;
    int top = getTopOpaque(k);
    for (int i = 0; i < depth; i++) {
      int at = top + i;
      if (putAt(k, row, at >= depth ? at - depth : at, array)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Object takeAt(int k, int row, int at) {
    if (getSlotOpaque(row + at) == null) {
      return null;
    }
    Object array = getAndClearSlotAcquire(row + at);
    if (array != null) {
      setTopOpaque(k, at);
    }
    return array;
  }

  private boolean putAt(int k, int row, int at, Object array) {
    if (getSlotOpaque(row + at) != null || !fillSlotRelease(row + at, array)) {
      return false;
    }
    setTopOpaque(k, at + 1);
    return true;
  }

  /** How many slots of a row are filled. */
  int filled(int k) {
    int filled = 0;
    for (int slot = rows[k]; slot < rows[k + 1]; slot++) {
      if (getSlotOpaque(slot) != null) {
        filled++;
      }
    }
    return filled;
  }

  /** Empties a row once from end to end, and returns how many arrays were dropped. */
  int empty(int k) {
    int dropped = 0;
    for (int slot = rows[k]; slot < rows[k + 1]; slot++) {
      if (getSlotOpaque(slot) != null && getAndClearSlotAcquire(slot) != null) {
        dropped++;
      }
    }
    return dropped;
  }

  private @Nullable Object getSlotOpaque(int slot) {
    return SLOT.getOpaque(slots, slot);
  }

  private @Nullable Object getAndClearSlotAcquire(int slot) {
    return SLOT.getAndSetAcquire(slots, slot, (Object) null);
  }

  private boolean fillSlotRelease(int slot, Object array) {
    return SLOT.compareAndExchangeRelease(slots, slot, (Object) null, array) == null;
  }

  private int getTopOpaque(int k) {
    return (int) TOP.getOpaque(tops, PAD + k);
  }

  private void setTopOpaque(int k, int top) {
    TOP.setOpaque(tops, PAD + k, top);
  }
}
