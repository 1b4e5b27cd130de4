package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.Wakeup;

/** Allocates at each selection, although it promises not to. Breaks KEYS-ALLOC. */
public final class KeysAllocatesPerSelection extends SpecimenKeySet {
  private int[] waste = new int[0];

  /** An empty set. */
  public KeysAllocatesPerSelection(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  public KernelView prepare() {
    // The defect; the field keeps a compiler from doing without it.
    waste = new int[16 + (waste.length & 1)];
    return super.prepare();
  }
}
