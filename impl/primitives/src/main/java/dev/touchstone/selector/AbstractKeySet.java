package dev.touchstone.selector;

import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedSelectorException;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What both sets share: one lock, under which every change of a key is made and every snapshot
 * taken; the wakeup; and the selected keys, which belong to the owner alone.
 *
 * <p><b>Why it is linearizable.</b> Changes and {@code prepare} exclude each other by the lock. A
 * key's {@code interest} and {@code cancelled} are written once in a change's critical section and
 * are volatile; a read of one of them takes effect at the read. A thread that read a new value and
 * then calls {@code prepare} waits for the lock, and so finds the whole change.
 *
 * <p><b>Wakeup.</b> {@code woken} and the signal change together, under the lock, so that a signal
 * cannot arrive after its flag was taken. Looks at the flag without the lock are at one volatile
 * field and take effect there.
 *
 * <p>The lock is held for a change's few steps and never across a kernel call.
 */
abstract class AbstractKeySet implements SelectorKeySet {
  private static final int ALL = KernelView.READABLE | KernelView.WRITABLE;

  private final Object lock = new Object();
  private final Wakeup wakeup;

  /** Written under the lock, read by anyone: volatile. */
  private volatile boolean woken;

  /** Written under the lock, once, read by anyone: volatile. */
  private volatile boolean closed;

  /** The owner's. */
  final SelectedKeys selected = new SelectedKeys();

  private boolean selecting;

  AbstractKeySet(Wakeup wakeup) {
    this.wakeup = wakeup;
  }

  /** Under the lock: keeps a new key; false if its descriptor has a valid one. */
  abstract boolean add(Key key);

  /** Under the lock: a key was cancelled. */
  abstract void remove(Key key);

  /** Under the lock: a key's interest is about to be the one given. */
  abstract void change(Key key, int ops);

  /** Under the lock: the valid keys. */
  abstract List<SelectorKey> list();

  /** Whether {@link #takeChanges} has anything to do: a volatile read. */
  abstract boolean hasChanges();

  /**
   * Under the lock, the owner: takes over what was changed, and lets go of cancelled keys.
   *
   * @param beginning whether a selection begins; else one ends
   */
  abstract void takeChanges(boolean beginning);

  /** The owner: the view of what was taken over. */
  abstract KernelView view();

  /** The owner: the key of an entry of the view. */
  abstract @Nullable Key keyAt(int slot);

  /** The owner: the view is not in use any more. */
  abstract void release();

  @Override
  public final SelectorKey register(int descriptor, int ops, @Nullable Object attachment) {
    if (descriptor < 0) {
      throw new IllegalArgumentException("descriptor " + descriptor);
    }
    checkOps(ops);
    synchronized (lock) {
      if (closed) {
        throw new ClosedSelectorException();
      }
      Key key = new Key(this, descriptor, ops, attachment);
      if (!add(key)) {
        throw new IllegalStateException("descriptor " + descriptor + " has a key");
      }
      return key;
    }
  }

  @Override
  public final boolean cancel(SelectorKey key) {
    Key own = own(key);
    synchronized (lock) {
      if (!own.isValid()) {
        return false;
      }
      own.cancelled = true;
      remove(own);
      return true;
    }
  }

  @Override
  public final int interest(SelectorKey key) {
    Key own = own(key);
    int ops = own.interest;
    if (!own.isValid()) {
      throw new CancelledKeyException();
    }
    return ops;
  }

  @Override
  public final int interest(SelectorKey key, int ops) {
    checkOps(ops);
    return change(key, 0, ops);
  }

  @Override
  public final int interestOr(SelectorKey key, int ops) {
    checkOps(ops);
    return change(key, ALL, ops);
  }

  @Override
  public final int interestAnd(SelectorKey key, int ops) {
    return change(key, ops, 0);
  }

  private int change(SelectorKey key, int kept, int added) {
    Key own = own(key);
    synchronized (lock) {
      if (!own.isValid()) {
        throw new CancelledKeyException();
      }
      int before = own.interest;
      int after = (before & kept) | added;
      if (after != before) {
        change(own, after);
        own.interest = after;
      }
      return before;
    }
  }

  @Override
  public final List<SelectorKey> keys() {
    synchronized (lock) {
      return closed ? List.of() : list();
    }
  }

  @Override
  public final void wakeup() {
    synchronized (lock) {
      signal();
    }
  }

  /** Under the lock. */
  private void signal() {
    if (!woken) {
      woken = true;
      wakeup.signal();
    }
  }

  @Override
  public final boolean isWoken() {
    return woken;
  }

  @Override
  public final void close() {
    synchronized (lock) {
      if (!closed) {
        closed = true;
        signal();
      }
    }
  }

  @Override
  public final boolean isOpen() {
    return !closed;
  }

  @Override
  public final KernelView prepare() {
    if (selecting) {
      throw new IllegalStateException("a selection is in progress");
    }
    if (closed) {
      throw new ClosedSelectorException();
    }
    synchronizeOwner(true);
    selecting = true;
    return view();
  }

  @Override
  public final int process(int[] ready, int count) {
    checkSelecting();
    KernelView view = view();
    int[] events = view.events();
    int slots = view.count();
    int left = count;
    int changed = 0;
    for (int slot = 0; left > 0 && slot < slots; slot++) {
      if (ready[slot] != 0) {
        left--;
        changed += select(keyAt(slot), ready[slot] & events[slot]);
      }
    }
    return changed;
  }

  /** The owner, in a selection: what the kernel reported of one key; 1 if it changed the key. */
  final int select(@Nullable Key key, int ops) {
    return key != null && ops != 0 && key.isValid() && selected.add(key, ops) ? 1 : 0;
  }

  final void checkSelecting() {
    if (!selecting) {
      throw new IllegalStateException("no selection is in progress");
    }
  }

  @Override
  public final boolean finish() {
    if (!selecting) {
      return false;
    }
    selecting = false;
    release();
    if (closed) {
      selected.clear();
    }
    synchronizeOwner(false);
    return takeWakeup();
  }

  private void synchronizeOwner(boolean beginning) {
    if (hasChanges()) {
      synchronized (lock) {
        takeChanges(beginning);
      }
    }
  }

  private boolean takeWakeup() {
    if (!woken) {
      return false;
    }
    synchronized (lock) {
      woken = false;
      wakeup.drain();
      return true;
    }
  }

  @Override
  public final int selectedCount() {
    return selected.count();
  }

  @Override
  public final @Nullable SelectorKey firstSelected() {
    return selected.first();
  }

  @Override
  public final @Nullable SelectorKey nextSelected(SelectorKey key) {
    return own(key).nextSelected;
  }

  @Override
  public final boolean deselect(SelectorKey key) {
    return selected.remove(own(key));
  }

  @Override
  public final int takeSelected(Consumer<? super SelectorKey> action) {
    int taken = 0;
    for (Key key = selected.first(); key != null; key = selected.first()) {
      selected.remove(key);
      if (key.isValid()) {
        taken++;
        action.accept(key);
      }
    }
    return taken;
  }

  final Key own(SelectorKey key) {
    if (key instanceof Key own && own.set == this) {
      return own;
    }
    throw new IllegalArgumentException(key + " is not of this set");
  }

  private static void checkOps(int ops) {
    if ((ops & ~ALL) != 0) {
      throw new IllegalArgumentException("interest " + ops + " has bits that are no operation");
    }
  }
}
