package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.Wakeup;
import org.jspecify.annotations.Nullable;

/**
 * {@code register} takes the lock of the keys and then that of the selection, {@code prepare} the
 * other way round. Breaks KEYS-PROGRESS: each waits for the other.
 */
public final class KeysLockOrder extends SpecimenKeySet {
  private final Object selectionLock = new Object();

  /** An empty set. */
  public KeysLockOrder(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  public SelectorKey register(int descriptor, int ops, @Nullable Object attachment) {
    synchronized (lock) {
      synchronized (selectionLock) {
        return super.register(descriptor, ops, attachment);
      }
    }
  }

  @Override
  public KernelView prepare() {
    // The defect: the other order.
    synchronized (selectionLock) {
      return super.prepare();
    }
  }
}
