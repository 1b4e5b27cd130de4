package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * Does not look whether a key is still valid before it selects it. Breaks KEYS-CANCEL: prepare,
 * cancel, process.
 */
public final class KeysSelectsCancelled extends SpecimenKeySet {
  /** An empty set. */
  public KeysSelectsCancelled(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  boolean maySelect(SpecimenKey key) {
    // The defect.
    return isOpen();
  }
}
