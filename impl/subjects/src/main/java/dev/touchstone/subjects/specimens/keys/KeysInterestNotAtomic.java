package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * Reads the interest before it takes the lock to change it. Breaks KEYS-INTEREST: of two threads
 * that each add an operation one overwrites what the other added.
 */
public final class KeysInterestNotAtomic extends SpecimenKeySet {
  /** An empty set. */
  public KeysInterestNotAtomic(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  int change(SpecimenKey key, int kept, int added) {
    // The defect: it may change before the lock is taken.
    int before = key.interest;
    synchronized (lock) {
      checkValid(key);
      key.interest = (before & kept) | added;
      await(key);
    }
    return before;
  }
}
