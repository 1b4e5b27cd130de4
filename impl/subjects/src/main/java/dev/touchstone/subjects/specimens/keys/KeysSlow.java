package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.Wakeup;

/** Does some arithmetic at each selection. Breaks KEYS-SPEED, and nothing else. */
public final class KeysSlow extends SpecimenKeySet {
  private int sum;

  /** An empty set. */
  public KeysSlow(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  public KernelView prepare() {
    // The defect; the field keeps a compiler from doing without it.
    for (int i = 0; i < 400_000; i++) {
      sum = 31 * sum + i;
    }
    return super.prepare();
  }
}
