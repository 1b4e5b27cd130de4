package dev.touchstone.selector;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A key set that walks all keys of a hash table at every selection and builds arrays anew: the way
 * of Apache Harmony before its issue 4869. Everything else is as in {@link ArrayKeySet}, so that
 * the difference is that of the two ways. A change is O(1), {@code prepare} is O(keys) and
 * allocates, under the lock.
 */
public final class RebuildingKeySet extends AbstractKeySet {
  private static final BuiltView NOTHING = new BuiltView(0);

  /** Guarded by the lock. */
  private final Map<Integer, Key> registered = new HashMap<>();

  /** The owner's. */
  private BuiltView built = NOTHING;

  /** Guarded by the lock: keys that the owner has not let go of. */
  private final List<Key> cancelled = new ArrayList<>();

  /** Written under the lock, read by anyone: volatile. A hash table never shrinks. */
  private volatile int most;

  /** A set whose kernel never blocks. */
  public RebuildingKeySet() {
    this(Wakeup.NONE);
  }

  /** An empty set. */
  public RebuildingKeySet(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  boolean add(Key key) {
    if (registered.putIfAbsent(key.descriptor(), key) != null) {
      return false;
    }
    most = Math.max(most, registered.size());
    return true;
  }

  @Override
  void remove(Key key) {
    registered.remove(key.descriptor());
    cancelled.add(key);
  }

  @Override
  void change(Key key, int ops) {}

  @Override
  List<SelectorKey> list() {
    return new ArrayList<>(registered.values());
  }

  @Override
  boolean hasChanges() {
    return true;
  }

  @Override
  void takeChanges(boolean beginning) {
    cancelled.forEach(selected::remove);
    cancelled.clear();
    if (beginning) {
      built = built(registered);
    }
  }

  private static BuiltView built(Map<Integer, Key> keys) {
    int writeOnly = 0;
    int both = 0;
    int readOnly = 0;
    for (Key key : keys.values()) {
      switch (region(key.interest)) {
        case 0 -> writeOnly++;
        case 1 -> both++;
        case 2 -> readOnly++;
        default -> {}
      }
    }
    BuiltView view = new BuiltView(writeOnly + both + readOnly);
    view.bothFrom = writeOnly;
    view.bothTo = writeOnly + both;
    int[] next = {0, view.bothFrom, view.bothTo};
    for (Key key : keys.values()) {
      int region = region(key.interest);
      if (region >= 0) {
        view.put(next[region]++, key);
      }
    }
    return view;
  }

  /** 0 only writes, 1 does both, 2 only reads, −1 wants nothing. */
  private static int region(int ops) {
    boolean writes = (ops & KernelView.WRITABLE) != 0;
    boolean reads = (ops & KernelView.READABLE) != 0;
    return writes ? (reads ? 1 : 0) : (reads ? 2 : -1);
  }

  @Override
  KernelView view() {
    return built;
  }

  @Override
  @Nullable Key keyAt(int slot) {
    return built.keys[slot];
  }

  @Override
  void release() {
    built = NOTHING;
  }

  @Override
  public int room() {
    return most;
  }

  /** Arrays of exactly the needed length. */
  private static final class BuiltView implements KernelView {
    final @Nullable Key[] keys;
    private final int[] descriptors;
    private final int[] events;
    int bothFrom;
    int bothTo;

    BuiltView(int count) {
      keys = new Key[count];
      descriptors = new int[count];
      events = new int[count];
    }

    void put(int slot, Key key) {
      keys[slot] = key;
      descriptors[slot] = key.descriptor();
      events[slot] = key.interest;
    }

    @Override
    public int count() {
      return events.length;
    }

    @Override
    public int[] descriptors() {
      return descriptors;
    }

    @Override
    public int[] events() {
      return events;
    }

    @Override
    public int bothFrom() {
      return bothFrom;
    }

    @Override
    public int bothTo() {
      return bothTo;
    }
  }
}
