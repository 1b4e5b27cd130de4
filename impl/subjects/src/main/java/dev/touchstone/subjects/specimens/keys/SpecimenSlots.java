package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.KernelView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The keys that want something: region 0 only writes, 1 does both, 2 only reads. A key goes to
 * another region by changing places with the one at the border, region by region.
 */
class SpecimenSlots implements KernelView {
  private static final int LEAST = 8;

  private @Nullable SpecimenKey[] keys = new SpecimenKey[LEAST];
  private int[] descriptors = new int[LEAST];
  private int[] events = new int[LEAST];

  /** Where each region ends. */
  private final int[] ends = new int[3];

  SpecimenSlots() {
    Arrays.fill(descriptors, -1);
  }

  /** Gives a key the place that fits what it wants; none for 0. */
  final void set(SpecimenKey key, int ops) {
    int to = region(ops);
    int at = key.slot < 0 ? 3 : region(events[key.slot]);
    if (at == 3 && to < 3) {
      resize(ends[2] == keys.length ? 2 * keys.length : keys.length);
      put(ends[2]++, key);
      at = 2;
    }
    for (; at > to; at--) {
      exchange(key.slot, ends[at - 1]++);
    }
    for (; at < to; at++) {
      exchange(key.slot, --ends[at]);
    }
    if (to < 3) {
      events[key.slot] = ops;
    } else if (key.slot >= 0) {
      clear(key);
    }
  }

  private void clear(SpecimenKey key) {
    keys[key.slot] = null;
    descriptors[key.slot] = -1;
    events[key.slot] = 0;
    key.slot = -1;
    if (shrinks() && ends[2] < keys.length / 4 && keys.length > LEAST) {
      resize(keys.length / 2);
    }
  }

  boolean shrinks() {
    return true;
  }

  private static int region(int ops) {
    boolean writes = (ops & WRITABLE) != 0;
    boolean reads = (ops & READABLE) != 0;
    return writes ? (reads ? 1 : 0) : (reads ? 2 : 3);
  }

  private void exchange(int slot, int border) {
    SpecimenKey key = keys[slot];
    SpecimenKey other = keys[border];
    if (slot == border || key == null || other == null) {
      return;
    }
    int wanted = events[slot];
    events[slot] = events[border];
    events[border] = wanted;
    put(border, key);
    fill(slot, other);
  }

  /** Puts the entry from the border into the place that was left. */
  void fill(int slot, SpecimenKey key) {
    put(slot, key);
  }

  final void put(int slot, SpecimenKey key) {
    store(slot, key);
    key.slot = slot;
  }

  final void store(int slot, SpecimenKey key) {
    keys[slot] = key;
    descriptors[slot] = key.descriptor();
  }

  private void resize(int length) {
    int before = keys.length;
    if (length != before) {
      keys = Arrays.copyOf(keys, length);
      descriptors = Arrays.copyOf(descriptors, length);
      events = Arrays.copyOf(events, length);
      Arrays.fill(descriptors, Math.min(before, length), length, -1);
    }
  }

  final @Nullable SpecimenKey keyAt(int slot) {
    return keys[slot];
  }

  @Override
  public final int count() {
    return ends[2];
  }

  @Override
  public final int[] descriptors() {
    return descriptors;
  }

  @Override
  public final int[] events() {
    return events;
  }

  @Override
  public final int bothFrom() {
    return ends[0];
  }

  @Override
  public final int bothTo() {
    return ends[1];
  }
}
