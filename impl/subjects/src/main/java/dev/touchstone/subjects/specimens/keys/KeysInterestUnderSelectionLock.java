package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.Wakeup;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The owner holds a lock for a whole selection, and interest is changed under it. Breaks
 * KEYS-PROGRESS: the change waits until the kernel call returns.
 */
public final class KeysInterestUnderSelectionLock extends SpecimenKeySet {
  private final ReentrantLock selectionLock = new ReentrantLock();

  /** An empty set. */
  public KeysInterestUnderSelectionLock(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  int change(SpecimenKey key, int kept, int added) {
    selectionLock.lock();
    try {
      return super.change(key, kept, added);
    } finally {
      selectionLock.unlock();
    }
  }

  @Override
  public KernelView prepare() {
    KernelView view = super.prepare();
    // The defect: released by finish only.
    selectionLock.lock();
    return view;
  }

  @Override
  public boolean finish() {
    if (selectionLock.isHeldByCurrentThread()) {
      selectionLock.unlock();
    }
    return super.finish();
  }
}
