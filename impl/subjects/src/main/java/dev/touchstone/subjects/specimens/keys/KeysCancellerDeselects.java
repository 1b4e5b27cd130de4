package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.Wakeup;

/**
 * The cancelling thread takes the key out of the selected ones, which are the owner's. Breaks
 * KEYS-CANCEL: the owner sees a key disappear under its hands, and a key that it adds at the same
 * time is lost.
 */
public final class KeysCancellerDeselects extends SpecimenKeySet {
  /** An empty set. */
  public KeysCancellerDeselects(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  public boolean cancel(SelectorKey key) {
    boolean cancelled = super.cancel(key);
    if (cancelled) {
      // The defect: no owner's step.
      deselect(key);
    }
    return cancelled;
  }
}
