package dev.touchstone.queue;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A few objects that are kept for their next use instead of being allocated again. Any thread may
 * take and give. Wait-free; finding none, or no place, is a normal answer.
 *
 * <p>A place is emptied by get-and-set and filled by compare-and-set from null, both volatile: an
 * object has one owner at a time, and what an owner did to it happens before what the next one
 * does.
 *
 * @param <T> what is kept
 */
final class Spares<T> {
  private static final VarHandle PLACE = MethodHandles.arrayElementVarHandle(Object[].class);

  private final @Nullable Object[] places;

  /**
   * Keeps nothing yet.
   *
   * @param most how many it keeps at most
   */
  Spares(int most) {
    places = new Object[most];
  }

  /** Takes one out, or returns null if none was seen. */
  @SuppressWarnings("unchecked")
  @Nullable T take() {
    for (int i = 0; i < places.length; i++) {
      if (PLACE.getOpaque(places, i) != null) {
        Object taken = PLACE.getAndSet(places, i, null);
        if (taken != null) {
          return (T) taken;
        }
      }
    }
    return null;
  }

  /** Keeps the object unless all places are taken; the caller gives it up in either case. */
  boolean give(T object) {
    Objects.requireNonNull(object, "object");
    for (int i = 0; i < places.length; i++) {
      if (PLACE.getOpaque(places, i) == null && PLACE.compareAndSet(places, i, null, object)) {
        return true;
      }
    }
    return false;
  }
}
