package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/** Its arrays grow and never shrink, although it promises that they do. Breaks KEYS-COST. */
public final class KeysNeverShrinks extends SpecimenKeySet {

  /** An empty set. */
  public KeysNeverShrinks(Wakeup wakeup) {
    super(wakeup, new Slots());
  }

  private static final class Slots extends SpecimenSlots {

    @Override
    boolean shrinks() {
      // The defect.
      return false;
    }
  }
}
