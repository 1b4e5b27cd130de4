package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.Wakeup;

/**
 * Takes a wakeup back only if it was there when the selection began. Breaks KEYS-WAKEUP: one that
 * comes during a selection ends that one and the next.
 */
public final class KeysWakeupDrainedIfFirst extends SpecimenKeySet {
  private boolean wokenFirst;

  /** An empty set. */
  public KeysWakeupDrainedIfFirst(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  public KernelView prepare() {
    wokenFirst = isWoken();
    return super.prepare();
  }

  @Override
  boolean takeWakeup() {
    // The defect: the flag stays if it was set later.
    return wokenFirst ? super.takeWakeup() : isWoken();
  }
}
