package dev.touchstone.contracts.keys;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * A state of a key set as one thread sees it.
 *
 * @param keys by number, cancelled ones not among them
 * @param woken whether a wakeup waits
 */
public record KeysState(Map<Integer, Registered> keys, boolean woken) {

  /** A key that is valid. */
  public record Registered(int descriptor, int ops) {}

  /** An empty set. */
  public static final KeysState EMPTY = new KeysState(Map.of(), false);

  public KeysState {
    keys = Map.copyOf(keys);
  }

  boolean hasDescriptor(int descriptor) {
    return keys.values().stream().anyMatch(key -> key.descriptor() == descriptor);
  }

  KeysState with(int number, Registered key) {
    Map<Integer, Registered> more = new HashMap<>(keys);
    more.put(number, key);
    return new KeysState(more, woken);
  }

  KeysState without(int number) {
    Map<Integer, Registered> fewer = new HashMap<>(keys);
    fewer.remove(number);
    return new KeysState(fewer, woken);
  }

  KeysState withWoken(boolean nowWoken) {
    return new KeysState(keys, nowWoken);
  }

  /** From descriptor to operations, of the keys that want something. */
  public Map<Integer, Integer> view() {
    Map<Integer, Integer> view = new TreeMap<>();
    keys.values().stream()
        .filter(key -> key.ops() != 0)
        .forEach(key -> view.put(key.descriptor(), key.ops()));
    return view;
  }
}
