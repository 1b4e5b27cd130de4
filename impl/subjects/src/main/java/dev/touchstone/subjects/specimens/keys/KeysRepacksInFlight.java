package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * A change moves entries at once, also while a kernel uses the view. Breaks KEYS-READY: prepare,
 * cancel the key of the first entry, and what the kernel reports of it selects the key that filled
 * the hole.
 */
public final class KeysRepacksInFlight extends SpecimenKeySet {
  /** An empty set. */
  public KeysRepacksInFlight(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  void await(SpecimenKey key) {
    // The defect: the view is the owner's.
    slots.set(key, key.cancelled ? 0 : key.interest);
    super.await(key);
  }
}
