package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * An entry that fills the hole of another keeps its old slot number. Breaks KEYS-INDEX: register
 * two keys, cancel the first, change the second, and the view has lost it.
 */
public final class KeysHoleKeepsIndex extends SpecimenKeySet {

  /** An empty set. */
  public KeysHoleKeepsIndex(Wakeup wakeup) {
    super(wakeup, new Slots());
  }

  private static final class Slots extends SpecimenSlots {

    @Override
    void fill(int slot, SpecimenKey key) {
      // The defect: the key is not told.
      store(slot, key);
    }
  }
}
