package dev.touchstone.weaver.hook;

import java.util.concurrent.locks.Lock;
import org.jspecify.annotations.Nullable;

/**
 * What code calls whose accesses are replaced; nothing else should, but for {@link #by}. On a
 * thread without replacement it does nothing.
 */
public final class Replaced {
  private static final class Place {
    private @Nullable Replacement replacement;
    private int pauses;

    @Nullable Replacement active() {
      return pauses == 0 ? replacement : null;
    }
  }

  private static final ThreadLocal<Place> PLACE = ThreadLocal.withInitial(Place::new);

  private Replaced() {}

  /**
   * Puts a replacement in place for the current thread.
   *
   * @param next null for none
   * @return the one before
   */
  public static @Nullable Replacement by(@Nullable Replacement next) {
    Place place = PLACE.get();
    Replacement before = place.replacement;
    place.replacement = next;
    place.pauses = 0;
    return before;
  }

  /** Before an access. */
  public static void prepare(@Nullable Object[] arguments, int site) {
    Replacement replacement = PLACE.get().active();
    if (replacement != null) {
      replacement.prepare(AccessSites.get(site), arguments);
    }
  }

  /** Before the end of a monitor. */
  public static void unlock(Object lock, int site) {
    prepare(new Object[] {lock}, site);
  }

  /** Before a call of code that is not woven. */
  public static void leave(@Nullable Object receiver, int site) {
    Replacement replacement = PLACE.get().active();
    if (replacement != null) {
      replacement.leave(AccessSites.get(site), receiver);
    }
  }

  /** At the beginning of a method with loops. */
  public static void enter(int firstLoop, int loops) {
    Replacement replacement = PLACE.get().active();
    if (replacement != null) {
      replacement.enter(firstLoop, loops);
    }
  }

  /** At the head of a loop. */
  public static void iterate(@Nullable Object[] locals, int loop) {
    Replacement replacement = PLACE.get().active();
    if (replacement != null) {
      replacement.iterate(loop, locals);
    }
  }

  /** After a constant was read. */
  public static void know(@Nullable Object object) {
    Replacement replacement = PLACE.get().active();
    if (replacement != null) {
      replacement.know(object);
    }
  }

  /** In place of {@link Lock#tryLock()}, whose answer no state of the lock itself would give. */
  public static boolean tryLock(Lock lock, int site) {
    Replacement replacement = PLACE.get().active();
    return replacement == null ? lock.tryLock() : replacement.tryLock(AccessSites.get(site), lock);
  }

  /** In place of {@link Thread#currentThread}. */
  public static Thread currentThread() {
    Replacement replacement = PLACE.get().active();
    return replacement == null ? Thread.currentThread() : replacement.currentThread();
  }

  /** At the beginning of a class's initialization, which is the business of no thread. */
  public static void pause() {
    PLACE.get().pauses++;
  }

  /** At its end. */
  public static void resume() {
    Place place = PLACE.get();
    place.pauses = Math.max(0, place.pauses - 1);
  }
}
