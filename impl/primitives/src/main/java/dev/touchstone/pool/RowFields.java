package dev.touchstone.pool;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * The shared state of a {@link Row}, laid out so that what is written in different rows lies at
 * least 128 bytes apart (two cache lines: adjacent ones are fetched in pairs), and the only methods
 * that touch it. Each is named for the access mode that it uses.
 *
 * <p>HotSpot places the fields of a superclass before those of its subclasses, hence the chain of
 * classes: padding, the top, what is read only. The arrays of references need no padding: they are
 * seldom written.
 */
final class RowFields {
  /** Unused words at both ends of the states. */
  private static final int PAD = 16;

  private static final VarHandle STATE = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle ARRAY = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final VarHandle TOP = top();

  private RowFields() {}

  private static VarHandle top() {
    try {
      return MethodHandles.lookup().findVarHandle(Top.class, "top", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @SuppressWarnings("unused")
  abstract static class PadBeforeTop {
    private long p00, p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15;
  }

  /** A guess at how many slots are full from the left. */
  abstract static class Top extends PadBeforeTop {
    @SuppressWarnings("unused") // but by its handle
    private int top;

    final int getTopOpaque() {
      return (int) TOP.getOpaque(this);
    }

    final void setTopOpaque(int guess) {
      TOP.setOpaque(this, guess);
    }
  }

  /** A state and a reference for each slot. */
  abstract static class Slots extends Top {
    private final long[] states;
    private final @Nullable Object[] arrays;

    Slots(int depth) {
      states = new long[PAD + depth + PAD];
      arrays = new Object[depth];
    }

    final int depth() {
      return arrays.length;
    }

    final long getStateAcquire(int slot) {
      return (long) STATE.getAcquire(states, PAD + slot);
    }

    final boolean compareAndSetState(int slot, long state, long next) {
      return STATE.compareAndSet(states, PAD + slot, state, next);
    }

    final boolean compareAndSetStateRelease(int slot, long state, long next) {
      return (long) STATE.compareAndExchangeRelease(states, PAD + slot, state, next) == state;
    }

    final void setStateRelease(int slot, long state) {
      STATE.setRelease(states, PAD + slot, state);
    }

    final @Nullable Object getArrayAcquire(int slot) {
      return ARRAY.getAcquire(arrays, slot);
    }

    final void setArrayRelease(int slot, @Nullable Object array) {
      ARRAY.setRelease(arrays, slot, array);
    }
  }
}
