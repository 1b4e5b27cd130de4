package dev.touchstone.selector;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A key set whose upkeep is done when keys change, not when they are selected: after Apache
 * Harmony's issue 4869.
 *
 * <p><b>How.</b> A change is made in the key and puts the key, once, into a list of those that wait
 * for the owner. The owner takes the list over when it begins and when it ends a selection, and
 * gives each key of it the slot that fits ({@link DenseSlots}): so the view never moves while a
 * kernel uses it, and a selection looks only at what changed. Removal fills the hole with the last
 * entry of its region; ready operations lie in the key and move with it.
 *
 * <p><b>Cost.</b> A change, registration or cancellation is O(1), amortized where arrays grow or
 * shrink. {@code prepare} and {@code finish} are O(keys changed), without changes one or two
 * volatile reads. {@code process} looks at entries until it has seen as many ready ones as were
 * reported; {@link #processDescriptors} at the reported ones only. {@code keys()} is O(largest
 * descriptor). Only registration allocates, and arrays that grow or shrink: they double when full
 * and halve when less than a quarter is used.
 *
 * <p><b>Invariants</b>, whenever the owner is in none of its methods: a key that has slot <i>s</i>
 * is entry <i>s</i>; a key has a slot if, and only if, it was valid and wanted something when the
 * list was taken over last; there is no entry beyond the count; {@code active} has the keys that
 * were valid then. Under the lock: {@code registered} has the valid keys; a key whose interest or
 * validity differs from what was taken over waits.
 */
public final class ArrayKeySet extends AbstractKeySet {
  /** Guarded by the lock. */
  private final DescriptorIndex registered = new DescriptorIndex();

  /** Written under the lock, first read without: volatile. */
  private volatile @Nullable Key firstWaiting;

  /** Guarded by the lock. */
  private @Nullable Key lastWaiting;

  /** The owner's. */
  private final DenseSlots slots = new DenseSlots();

  private final DescriptorIndex active = new DescriptorIndex();
  private @Nullable Key firstChanged;
  private @Nullable Key lastChanged;

  /** A set whose kernel never blocks. */
  public ArrayKeySet() {
    this(Wakeup.NONE);
  }

  /** An empty set. */
  public ArrayKeySet(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  boolean add(Key key) {
    if (registered.get(key.descriptor()) != null) {
      return false;
    }
    registered.put(key);
    await(key);
    return true;
  }

  @Override
  void remove(Key key) {
    registered.remove(key);
    await(key);
  }

  @Override
  void change(Key key, int ops) {
    await(key);
  }

  private void await(Key key) {
    if (key.waiting) {
      return;
    }
    key.waiting = true;
    if (lastWaiting == null) {
      firstWaiting = key;
    } else {
      lastWaiting.nextWaiting = key;
    }
    lastWaiting = key;
  }

  @Override
  List<SelectorKey> list() {
    return registered.list();
  }

  @Override
  boolean hasChanges() {
    return firstWaiting != null;
  }

  @Override
  void takeChanges(boolean beginning) {
    Key key = firstWaiting;
    firstWaiting = null;
    lastWaiting = null;
    while (key != null) {
      Key next = key.nextWaiting;
      key.nextWaiting = null;
      key.waiting = false;
      take(key);
      key = next;
    }
  }

  private void take(Key key) {
    if (key.cancelled) {
      active.remove(key);
      selected.remove(key);
      slots.set(key, 0);
    } else {
      active.put(key);
      slots.set(key, key.interest);
    }
    if (!key.changed) {
      key.changed = true;
      if (lastChanged == null) {
        firstChanged = key;
      } else {
        lastChanged.nextChanged = key;
      }
      lastChanged = key;
    }
  }

  @Override
  KernelView view() {
    return slots;
  }

  @Override
  @Nullable Key keyAt(int slot) {
    return slots.keyAt(slot);
  }

  @Override
  void release() {
    Key key = firstChanged;
    firstChanged = null;
    lastChanged = null;
    while (key != null) {
      Key next = key.nextChanged;
      key.nextChanged = null;
      key.changed = false;
      key = next;
    }
  }

  /**
   * The first key that this selection's view has otherwise than the last one's, new and cancelled
   * ones included; null if there is none. For kernels that remember what they poll. A key of a
   * descriptor comes before later keys of the same descriptor. The owner, in a selection.
   */
  public @Nullable SelectorKey firstChanged() {
    return firstChanged;
  }

  /** The next such key; null if there is none. The owner, in a selection. */
  public @Nullable SelectorKey nextChanged(SelectorKey key) {
    return own(key).nextChanged;
  }

  /** What a key wants in the selection's view; 0 if it is not in it. The owner. */
  public int viewed(SelectorKey key) {
    int slot = own(key).slot;
    return slot < 0 ? 0 : slots.events()[slot];
  }

  /**
   * As {@link #process} for a kernel that reports descriptors. Those that are not in the view are
   * ignored.
   *
   * @param descriptors that are ready, each once
   * @param ready the operations of each
   * @param count how many there are
   */
  public int processDescriptors(int[] descriptors, int[] ready, int count) {
    checkSelecting();
    int changed = 0;
    for (int i = 0; i < count; i++) {
      Key key = active.get(descriptors[i]);
      if (key != null && key.slot >= 0) {
        changed += select(key, ready[i] & slots.events()[key.slot]);
      }
    }
    return changed;
  }

  @Override
  public int room() {
    return Math.max(slots.events().length, active.room());
  }
}
