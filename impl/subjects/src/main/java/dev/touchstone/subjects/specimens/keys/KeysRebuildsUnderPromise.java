package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * Goes through all keys at each selection, although it promises to look at changed ones only.
 * Breaks KEYS-COST.
 */
public final class KeysRebuildsUnderPromise extends SpecimenKeySet {
  /** An empty set. */
  public KeysRebuildsUnderPromise(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  void takeChanges() {
    synchronized (lock) {
      // The defect: O(keys).
      registered.values().forEach(this::await);
      super.takeChanges();
    }
  }
}
