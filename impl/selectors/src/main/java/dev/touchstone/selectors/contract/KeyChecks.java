package dev.touchstone.selectors.contract;

import static java.nio.channels.SelectionKey.OP_READ;

import java.nio.channels.SelectionKey;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/** SELECTOR-KEYS: what {@code keys()} shows. */
final class KeyChecks {
  private static final String CLAIM = "SELECTOR-KEYS";

  static final List<SelectorCheck> LIST =
      List.of(
          new SelectorCheck(
              CLAIM,
              "exact",
              "keys() has the keys of the channels that are registered, and nothing else.",
              KeyChecks::exact),
          new SelectorCheck(
              CLAIM,
              "unmodifiable",
              "The key set cannot be modified by its user.",
              KeyChecks::unmodifiable),
          new SelectorCheck(
              CLAIM,
              "any-thread",
              "The key set may be walked while other threads register and cancel.",
              KeyChecks::anyThread));

  private KeyChecks() {}

  private static void exact(Trial trial) throws Exception {
    requireNoNull(trial);
    trial.requireEqual(0, trial.selector().keys().size(), "keys of a new selector");
    SelectionKey first = trial.key(OP_READ);
    SelectionKey second = trial.key(OP_READ);
    requireNoNull(trial);
    trial.require(trial.selector().keys().equals(Set.of(first, second)), "not the two keys");
    trial.require(trial.selector().keys().contains(first), "a key is not contained");
    trial.selector().selectNow();
    requireNoNull(trial);
    first.cancel();
    trial.selector().selectNow();
    requireNoNull(trial);
    trial.require(trial.selector().keys().equals(Set.of(second)), "not the one key left");
    trial.require(!trial.selector().keys().contains(first), "a cancelled key is contained");
  }

  private static void requireNoNull(Trial trial) {
    for (SelectionKey key : trial.selector().keys()) {
      trial.require(key != null, "keys() contains null");
    }
  }

  private static void unmodifiable(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_READ);
    Set<SelectionKey> keys = trial.selector().keys();
    trial.requireThrows(UnsupportedOperationException.class, "remove", () -> keys.remove(key));
    trial.requireThrows(UnsupportedOperationException.class, "add", () -> keys.add(key));
    trial.requireThrows(
        UnsupportedOperationException.class,
        "clear",
        () -> {
          keys.clear();
          return null;
        });
    trial.require(keys.contains(key), "a key was removed");
  }

  private static void anyThread(Trial trial) throws Exception {
    List<Connection> connections = new java.util.ArrayList<>();
    for (int i = 0; i < 8; i++) {
      connections.add(trial.connect());
    }
    AtomicBoolean done = new AtomicBoolean();
    trial.start(
        "walking",
        () -> {
          while (!done.get()) {
            requireNoNull(trial);
          }
          return null;
        });
    try {
      for (int round = 0; round < 200; round++) {
        for (Connection connection : connections) {
          trial.register(connection, OP_READ);
        }
        for (Connection connection : connections) {
          connection.near().keyFor(trial.selector()).cancel();
        }
        trial.selector().selectNow();
      }
    } finally {
      done.set(true);
    }
  }
}
