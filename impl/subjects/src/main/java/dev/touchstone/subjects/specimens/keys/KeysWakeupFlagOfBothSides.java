package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * The owner clears the flag whether it was set or not. Breaks KEYS-WAKEUP: a wakeup between the
 * owner's look and its store is lost.
 */
public final class KeysWakeupFlagOfBothSides extends SpecimenKeySet {
  /** An empty set. */
  public KeysWakeupFlagOfBothSides(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  boolean takeWakeup() {
    boolean taken = woken;
    // The defect: it may have been set since.
    woken = false;
    if (taken) {
      drain();
    }
    return taken;
  }
}
