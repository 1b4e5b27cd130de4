package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.Wakeup;

/**
 * The returned count is less by the keys that were cancelled meanwhile. Breaks KEYS-COUNT: prepare,
 * cancel, process nothing, and the count is −1.
 */
public final class KeysCountLessCancelled extends SpecimenKeySet {
  /** Guarded by the lock. */
  private int cancelled;

  /** An empty set. */
  public KeysCountLessCancelled(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  public boolean cancel(SelectorKey key) {
    boolean did = super.cancel(key);
    synchronized (lock) {
      cancelled += did ? 1 : 0;
    }
    return did;
  }

  @Override
  public KernelView prepare() {
    synchronized (lock) {
      cancelled = 0;
    }
    return super.prepare();
  }

  @Override
  public int process(int[] ready, int count) {
    int changed = super.process(ready, count);
    synchronized (lock) {
      // The defect: none of them was counted.
      return changed - cancelled;
    }
  }
}
