package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * A changed interest makes the key forget its slot. Breaks KEYS-INDEX: the key gets another one and
 * is in the view twice.
 */
public final class KeysInterestDropsIndex extends SpecimenKeySet {
  /** An empty set. */
  public KeysInterestDropsIndex(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  void take(SpecimenKey key) {
    if (!key.cancelled && key.interest != 0) {
      // The defect: the entry is still there.
      key.slot = -1;
    }
    super.take(key);
  }
}
