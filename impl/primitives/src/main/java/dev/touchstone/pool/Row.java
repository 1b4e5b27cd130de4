package dev.touchstone.pool;

import org.jspecify.annotations.Nullable;

/**
 * The slots for one size class in one stripe of a {@link StripedArrayPool}, with a guess at how
 * many of them are full from the left. {@link StripedArrayPool} has the argument for the states of
 * a slot and for the access modes.
 */
final class Row extends RowFields.Slots {
  /** What {@link #takeAtTop} returns when the array that it saw went to another thread. */
  static final Object BEATEN = new Object();

  /** The lowest bits of a state say what the slot is; the others count its changes. */
  private static final int KIND = 3;

  private static final int FREE = 0;
  private static final int FULL = 1;
  private static final int FILLING = 2;
  private static final int ONE_CHANGE = KIND + 1;

  private final int stripe;

  /**
   * An empty row.
   *
   * @param stripe the number of the stripe that it belongs to
   * @param depth how many slots it has
   */
  Row(int stripe, int depth) {
    super(depth);
    this.stripe = stripe;
  }

  /** The number of its stripe. */
  int stripe() {
    return stripe;
  }

  /** Takes what lies in the slot at the top; null if nothing does; or BEATEN. */
  @Nullable Object takeAtTop() {
    int top = getTopOpaque();
    if (top == 0) {
      return null;
    }
    Object array = takeAt(top - 1);
    if (array == null) {
      setTopOpaque(top - 1);
    }
    return array;
  }

  /** Fills the slot above the top; false if there is none or it is not free. */
  boolean putAtTop(Object array) {
    int top = getTopOpaque();
    if (top == depth()) {
      return false;
    }
    if (putAt(top, array)) {
      return true;
    }
    setTopOpaque(top + 1);
    return false;
  }

  /** Looks at every slot, downwards from the top and around, and takes the first array. */
  @Nullable Object takeAnywhere() {
    int depth = depth();
    int top = getTopOpaque();
    for (int i = 1; i <= depth; i++) {
      int slot = top - i;
      Object array = takeAt(slot < 0 ? slot + depth : slot);
      if (array != null && array != BEATEN) {
        return array;
      }
    }
    return null;
  }

  /** Looks at every slot, upwards from the top and around, and fills the first free one. */
  boolean putAnywhere(Object array) {
    int depth = depth();
    int top = getTopOpaque();
    for (int i = 0; i < depth; i++) {
      int slot = top + i;
      if (putAt(slot >= depth ? slot - depth : slot, array)) {
        return true;
      }
    }
    return false;
  }

  /** The array of that slot if it is full; null if it is not; or BEATEN. */
  private @Nullable Object takeAt(int slot) {
    long state = getStateAcquire(slot);
    if (kind(state) != FULL) {
      return null;
    }
    Object array = getArrayAcquire(slot);
    if (!compareAndSetState(slot, state, next(state, FREE))) {
      return BEATEN;
    }
    setTopOpaque(slot);
    return array;
  }

  private boolean putAt(int slot, Object array) {
    long state = getStateAcquire(slot);
    if (kind(state) != FREE) {
      return false;
    }
    boolean done =
        getArrayAcquire(slot) == array
            ? compareAndSetStateRelease(slot, state, next(state, FULL))
            : replace(slot, state, array, FULL);
    if (done) {
      setTopOpaque(slot + 1);
    }
    return done;
  }

  /** Has a free slot refer to another array, and makes it full or leaves it free. */
  private boolean replace(int slot, long state, @Nullable Object array, int kind) {
    long filling = next(state, FILLING);
    if (!compareAndSetStateRelease(slot, state, filling)) {
      return false;
    }
    setArrayRelease(slot, array);
    setStateRelease(slot, next(filling, kind));
    return true;
  }

  /** How many slots are full. */
  int full() {
    int full = 0;
    for (int slot = 0; slot < depth(); slot++) {
      if (kind(getStateAcquire(slot)) == FULL) {
        full++;
      }
    }
    return full;
  }

  /**
   * Goes through the row once, empties what is full and forgets what is lent, and returns how many
   * arrays were emptied out.
   */
  int empty() {
    int emptied = 0;
    for (int slot = 0; slot < depth(); slot++) {
      long state = getStateAcquire(slot);
      if (kind(state) == FULL && compareAndSetState(slot, state, next(state, FREE))) {
        state = next(state, FREE);
        emptied++;
      }
      if (kind(state) == FREE && getArrayAcquire(slot) != null) {
        replace(slot, state, null, FREE);
      }
    }
    return emptied;
  }

  private static int kind(long state) {
    return (int) state & KIND;
  }

  /** The state after one more change, to a slot of that kind. */
  private static long next(long state, int kind) {
    return (state & ~(long) KIND) + ONE_CHANGE + kind;
  }
}
