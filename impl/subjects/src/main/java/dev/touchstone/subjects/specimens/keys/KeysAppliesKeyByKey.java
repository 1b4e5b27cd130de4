package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;
import java.util.List;

/**
 * Takes the list of changed keys under the lock and then, without it, looks at one after the other.
 * Breaks KEYS-LINEAR of a strong set: another thread changes first the key that was looked at and
 * then the one that was not, and {@code prepare} has the second change without the first.
 */
public final class KeysAppliesKeyByKey extends SpecimenKeySet {
  /** An empty set. */
  public KeysAppliesKeyByKey(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  void takeChanges() {
    List<SpecimenKey> taken;
    synchronized (lock) {
      taken = taken();
    }
    // The defect: no lock from here on.
    taken.forEach(this::take);
  }
}
