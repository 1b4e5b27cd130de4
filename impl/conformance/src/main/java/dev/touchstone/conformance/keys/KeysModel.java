package dev.touchstone.conformance.keys;

import dev.touchstone.contracts.keys.KeysClaims;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a key set must be, as plain as can be: a list of all keys ever, of which the valid ones are
 * looked up by their descriptor.
 */
final class KeysModel {

  /** A key. */
  static final class ModelKey {
    final int number;
    final int descriptor;
    int ops;
    boolean valid = true;
    boolean selected;
    int ready;

    ModelKey(int number, int descriptor, int ops) {
      this.number = number;
      this.descriptor = descriptor;
      this.ops = ops;
    }
  }

  /** All keys ever, by their numbers less one. */
  final List<ModelKey> all = new ArrayList<>();

  boolean woken;
  boolean closed;
  boolean selecting;
  boolean processed;

  /** The keys of the view in use by their descriptors, and what it has of each. */
  private final Map<Integer, ModelKey> viewed = new HashMap<>();

  private final Map<Integer, Integer> wanted = new TreeMap<>();

  @Nullable ModelKey validOf(int descriptor) {
    return all.stream()
        .filter(key -> key.valid && key.descriptor == descriptor)
        .findFirst()
        .orElse(null);
  }

  List<Integer> validNumbers() {
    return all.stream().filter(key -> key.valid).map(key -> key.number).toList();
  }

  List<ModelKey> selected() {
    return all.stream().filter(key -> key.selected).toList();
  }

  void register(int descriptor, int ops) {
    all.add(new ModelKey(all.size() + 1, descriptor, ops));
  }

  void close() {
    woken |= !closed;
    closed = true;
    all.forEach(key -> key.valid = false);
  }

  /** Begins a selection; what its view must have. */
  Map<Integer, Integer> prepare() {
    selecting = true;
    processed = false;
    letGo();
    viewed.clear();
    wanted.clear();
    for (ModelKey key : all) {
      if (key.valid && key.ops != 0) {
        viewed.put(key.descriptor, key);
        wanted.put(key.descriptor, key.ops);
      }
    }
    return wanted;
  }

  /** Takes in that a descriptor is ready; whether it changed a key. */
  boolean ready(int descriptor, int reported) {
    ModelKey key = viewed.get(descriptor);
    int ops = reported & wanted.getOrDefault(descriptor, 0);
    if (key == null || !key.valid || ops == 0) {
      return false;
    }
    int before = key.selected ? key.ready : 0;
    key.selected = true;
    key.ready = before | ops;
    return key.ready != before;
  }

  /** Ends the selection; whether a wakeup is taken. */
  boolean finish() {
    selecting = false;
    letGo();
    boolean taken = woken;
    woken = false;
    return taken;
  }

  private void letGo() {
    for (ModelKey key : all) {
      key.selected &= key.valid;
    }
  }

  /** The claim that forbids a key to be selected that should not be. */
  String claimOfSelected(int number) {
    ModelKey key = all.get(number - 1);
    if (key.valid) {
      return KeysClaims.READY;
    }
    return viewed.get(key.descriptor) == key ? KeysClaims.CANCEL : KeysClaims.INDEX;
  }
}
