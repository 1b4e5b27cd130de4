package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;

/**
 * What a key is ready for is replaced by what the kernel reports last. Breaks KEYS-READY: ready to
 * read and still selected, then ready to write, and the reading is forgotten.
 */
public final class KeysReadyOverwritten extends SpecimenKeySet {
  /** An empty set. */
  public KeysReadyOverwritten(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  boolean select(SpecimenKey key, int ops) {
    int before = key.ready;
    boolean changed = super.select(key, ops);
    // The defect: what was ready before is lost.
    key.ready = ops;
    return changed || ops != before;
  }
}
