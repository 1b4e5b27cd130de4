package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * The interest is set first, the change enqueued afterwards, as the JDK's selectors do. Breaks
 * KEYS-LINEAR: {@code interest(k)} already tells the new interest, and the {@code prepare} after it
 * still uses the old one.
 */
public final class KeysFieldBeforeEnqueue extends SpecimenKeySet {
  /** An empty set. */
  public KeysFieldBeforeEnqueue(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  int change(SpecimenKey key, int kept, int added) {
    int before;
    synchronized (lock) {
      checkValid(key);
      before = key.interest;
      key.interest = (before & kept) | added;
    }
    // The defect: a reader sees the interest here, a prepare does not.
    synchronized (lock) {
      await(key);
    }
    return before;
  }
}
