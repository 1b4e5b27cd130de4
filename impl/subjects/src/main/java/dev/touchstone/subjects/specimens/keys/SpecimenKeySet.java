package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.SelectorKeySet;
import dev.touchstone.selector.Wakeup;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedSelectorException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A right key set, in the manner of {@link dev.touchstone.selector.ArrayKeySet} and plainer:
 * changes are made under a lock and wait in a list until the owner gives each changed key its slot.
 * Methods that a defect may change can be overridden.
 */
class SpecimenKeySet implements SelectorKeySet {
  private static final int ALL = KernelView.READABLE | KernelView.WRITABLE;

  final Object lock = new Object();
  private final Wakeup wakeup;
  final SpecimenSlots slots;
  final SpecimenSelection selection = new SpecimenSelection();

  /** Guarded by the lock. */
  final Map<Integer, SpecimenKey> registered = new HashMap<>();

  /** Guarded by the lock. */
  private List<SpecimenKey> waiting = new ArrayList<>();

  /** Written under the lock unless the defect is that it is not; read by anyone: volatile. */
  volatile boolean woken;

  private volatile boolean closed;
  private boolean selecting;

  SpecimenKeySet(Wakeup wakeup) {
    this(wakeup, new SpecimenSlots());
  }

  SpecimenKeySet(Wakeup wakeup, SpecimenSlots slots) {
    this.wakeup = wakeup;
    this.slots = slots;
  }

  @Override
  public SelectorKey register(int descriptor, int ops, @Nullable Object attachment) {
    checkOps(ops);
    if (descriptor < 0) {
      throw new IllegalArgumentException("descriptor " + descriptor);
    }
    synchronized (lock) {
      if (closed) {
        throw new ClosedSelectorException();
      }
      SpecimenKey key = new SpecimenKey(this, descriptor, ops, attachment);
      if (registered.putIfAbsent(descriptor, key) != null) {
        throw new IllegalStateException("descriptor " + descriptor + " has a key");
      }
      await(key);
      return key;
    }
  }

  @Override
  public boolean cancel(SelectorKey key) {
    SpecimenKey own = own(key);
    synchronized (lock) {
      if (!own.isValid()) {
        return false;
      }
      own.cancelled = true;
      registered.remove(own.descriptor());
      await(own);
      return true;
    }
  }

  /** Under the lock: the owner has to look at the key. */
  void await(SpecimenKey key) {
    if (!key.waiting) {
      key.waiting = true;
      waiting.add(key);
    }
  }

  @Override
  public final int interest(SelectorKey key) {
    int ops = own(key).interest;
    checkValid(own(key));
    return ops;
  }

  @Override
  public final int interest(SelectorKey key, int ops) {
    checkOps(ops);
    return change(own(key), 0, ops);
  }

  @Override
  public final int interestOr(SelectorKey key, int ops) {
    checkOps(ops);
    return change(own(key), ALL, ops);
  }

  @Override
  public final int interestAnd(SelectorKey key, int ops) {
    return change(own(key), ops, 0);
  }

  /** Makes the interest what it was, as far as kept, and what is added; what it was. */
  int change(SpecimenKey key, int kept, int added) {
    synchronized (lock) {
      checkValid(key);
      int before = key.interest;
      key.interest = (before & kept) | added;
      await(key);
      return before;
    }
  }

  @Override
  public final List<SelectorKey> keys() {
    synchronized (lock) {
      return closed ? List.of() : new ArrayList<>(registered.values());
    }
  }

  @Override
  public final void wakeup() {
    synchronized (lock) {
      if (!woken) {
        woken = true;
        wakeup.signal();
      }
    }
  }

  @Override
  public final boolean isWoken() {
    return woken;
  }

  @Override
  public final void close() {
    synchronized (lock) {
      if (closed) {
        return;
      }
      closed = true;
    }
    wakeup();
  }

  @Override
  public final boolean isOpen() {
    return !closed;
  }

  @Override
  public KernelView prepare() {
    if (selecting) {
      throw new IllegalStateException("a selection is in progress");
    }
    if (closed) {
      throw new ClosedSelectorException();
    }
    takeChanges();
    selecting = true;
    return slots;
  }

  /** The owner: takes over what was changed. */
  void takeChanges() {
    synchronized (lock) {
      taken().forEach(this::take);
    }
  }

  /** Under the lock: the keys that waited; none waits any more. */
  final List<SpecimenKey> taken() {
    if (waiting.isEmpty()) {
      return List.of();
    }
    List<SpecimenKey> taken = waiting;
    waiting = new ArrayList<>();
    taken.forEach(key -> key.waiting = false);
    return taken;
  }

  /** The owner: gives a key the slot that it should have. */
  void take(SpecimenKey key) {
    if (key.cancelled) {
      selection.remove(key);
    }
    slots.set(key, key.cancelled ? 0 : key.interest);
  }

  @Override
  public int process(int[] ready, int count) {
    if (!selecting) {
      throw new IllegalStateException("no selection is in progress");
    }
    int left = count;
    int changed = 0;
    for (int slot = 0; left > 0 && slot < slots.count(); slot++) {
      if (ready[slot] != 0) {
        left--;
        SpecimenKey key = keyAt(slot);
        int ops = ready[slot] & slots.events()[slot];
        if (key != null && ops != 0 && maySelect(key) && select(key, ops)) {
          changed++;
        }
      }
    }
    return changed;
  }

  @Nullable SpecimenKey keyAt(int slot) {
    return slots.keyAt(slot);
  }

  boolean maySelect(SpecimenKey key) {
    return key.isValid();
  }

  /** The owner: selects a key, or adds to what it is ready for; whether that changed anything. */
  boolean select(SpecimenKey key, int ops) {
    if (selection.indexOf(key) < 0) {
      selection.add(key);
      key.ready = ops;
      return true;
    }
    int before = key.ready;
    key.ready = before | ops;
    return key.ready != before;
  }

  @Override
  public boolean finish() {
    if (!selecting) {
      return false;
    }
    selecting = false;
    takeChanges();
    for (SpecimenKey key = selection.get(0); closed && key != null; key = selection.get(0)) {
      selection.remove(key);
    }
    return takeWakeup();
  }

  /** The owner: whether there was a wakeup, which is gone then. */
  boolean takeWakeup() {
    synchronized (lock) {
      boolean taken = woken;
      if (taken) {
        woken = false;
        drain();
      }
      return taken;
    }
  }

  final void drain() {
    wakeup.drain();
  }

  @Override
  public final int selectedCount() {
    return selection.count();
  }

  @Override
  public final @Nullable SelectorKey firstSelected() {
    return selection.get(0);
  }

  @Override
  public final @Nullable SelectorKey nextSelected(SelectorKey key) {
    int at = selection.indexOf(own(key));
    return at < 0 ? null : selection.get(at + 1);
  }

  @Override
  public final boolean deselect(SelectorKey key) {
    return selection.remove(own(key));
  }

  @Override
  public final int takeSelected(Consumer<? super SelectorKey> action) {
    int taken = 0;
    for (SpecimenKey key = selection.get(0); key != null; key = selection.get(0)) {
      selection.remove(key);
      if (key.isValid()) {
        taken++;
        action.accept(key);
      }
    }
    return taken;
  }

  @Override
  public final int room() {
    return slots.events().length;
  }

  private SpecimenKey own(SelectorKey key) {
    if (key instanceof SpecimenKey own && own.set == this) {
      return own;
    }
    throw new IllegalArgumentException(key + " is not of this set");
  }

  static void checkValid(SpecimenKey key) {
    if (!key.isValid()) {
      throw new CancelledKeyException();
    }
  }

  private static void checkOps(int ops) {
    if ((ops & ~ALL) != 0) {
      throw new IllegalArgumentException("interest " + ops);
    }
  }
}
