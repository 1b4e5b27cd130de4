package dev.touchstone.selector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The keys that want something, side by side in three regions (see {@link KernelView}); a key knows
 * its slot. A change moves at most three entries: the entry at a region's border changes places
 * with the one that leaves the region, and the border moves past it. The owner's.
 */
final class DenseSlots implements KernelView {
  private static final int LEAST = 16;

  private @Nullable Key[] keys = new Key[LEAST];
  private int[] descriptors = new int[LEAST];
  private int[] events = new int[LEAST];
  private int bothFrom;
  private int bothTo;
  private int count;

  DenseSlots() {
    Arrays.fill(descriptors, -1);
  }

  /** Gives a key the slot that fits what it wants; none for 0. */
  void set(Key key, int ops) {
    if (ops == 0) {
      if (key.slot >= 0) {
        remove(key);
      }
      return;
    }
    if (key.slot < 0) {
      append(key);
    }
    events[key.slot] = ops;
    boolean writes = (ops & WRITABLE) != 0;
    boolean reads = (ops & READABLE) != 0;
    move(key, writes ? (reads ? 1 : 0) : 2);
  }

  private void append(Key key) {
    if (count == keys.length) {
      resize(2 * count);
    }
    put(count++, key, 0);
  }

  private void remove(Key key) {
    move(key, 2);
    swap(key.slot, count - 1);
    count--;
    keys[count] = null;
    descriptors[count] = -1;
    events[count] = 0;
    key.slot = -1;
    if (count < keys.length / 4 && keys.length > LEAST) {
      resize(keys.length / 2);
    }
  }

  /** Moves a key to a region, border by border: 0 only writes, 1 does both, 2 only reads. */
  private void move(Key key, int region) {
    if (region >= 1 && key.slot < bothFrom) {
      swap(key.slot, --bothFrom);
    }
    if (region == 2 && key.slot < bothTo) {
      swap(key.slot, --bothTo);
    }
    if (region <= 1 && key.slot >= bothTo) {
      swap(key.slot, bothTo++);
    }
    if (region == 0 && key.slot >= bothFrom) {
      swap(key.slot, bothFrom++);
    }
  }

  private void swap(int a, int b) {
    Key first = keyAt(a);
    Key second = keyAt(b);
    if (a == b || first == null || second == null) {
      return;
    }
    int wanted = events[a];
    put(a, second, events[b]);
    put(b, first, wanted);
  }

  private void put(int slot, Key key, int ops) {
    keys[slot] = key;
    descriptors[slot] = key.descriptor();
    events[slot] = ops;
    key.slot = slot;
  }

  private void resize(int length) {
    int before = keys.length;
    keys = Arrays.copyOf(keys, length);
    descriptors = Arrays.copyOf(descriptors, length);
    events = Arrays.copyOf(events, length);
    if (length > before) {
      Arrays.fill(descriptors, before, length, -1);
    }
  }

  @Nullable Key keyAt(int slot) {
    return keys[slot];
  }

  @Override
  public int count() {
    return count;
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
