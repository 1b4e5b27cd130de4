package dev.touchstone.selectors.contract;

import static java.nio.channels.SelectionKey.OP_READ;
import static java.nio.channels.SelectionKey.OP_WRITE;

import java.io.File;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** SELECTOR-CANCEL: keys that end, by cancel or because their channel is closed. */
final class CancelChecks {
  private static final String CLAIM = "SELECTOR-CANCEL";
  private static final int CONNECTIONS = 100;

  static final List<SelectorCheck> LIST =
      List.of(
          new SelectorCheck(
              CLAIM,
              "leaves",
              "A cancelled key is invalid at once and leaves all sets at the next selection.",
              CancelChecks::leaves),
          new SelectorCheck(
              CLAIM,
              "never-selected",
              "A key that was cancelled before a selection is not selected by it.",
              CancelChecks::neverSelected),
          new SelectorCheck(
              CLAIM,
              "while-walking",
              "Keys may be cancelled while the selected keys are walked.",
              CancelChecks::whileWalking),
          new SelectorCheck(
              CLAIM,
              "register-again",
              "A channel can be registered again once its key is gone, and not before.",
              CancelChecks::registerAgain),
          new SelectorCheck(
              CLAIM,
              "closed-channel",
              "Closing a channel cancels its key; its descriptor is closed by the next selection.",
              CancelChecks::closedChannel));

  private CancelChecks() {}

  private static void leaves(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_WRITE);
    trial.selectUntil(key, OP_WRITE);
    key.cancel();
    trial.require(!key.isValid(), "it is valid");
    key.cancel();
    trial.selector().selectNow();
    trial.require(!trial.selector().keys().contains(key), "it is in keys()");
    trial.require(!trial.selector().selectedKeys().contains(key), "it is in selectedKeys()");
    trial.require(Trial.of(key).near().keyFor(trial.selector()) == null, "the channel has it");
    trial.require(!Trial.of(key).near().isRegistered(), "the channel is registered");
  }

  private static void neverSelected(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_WRITE);
    SelectionKey other = trial.key(OP_WRITE);
    trial.selector().selectNow();
    trial.selector().selectedKeys().clear();
    key.cancel();
    int count = trial.selector().selectNow();
    trial.require(!trial.selector().selectedKeys().contains(key), "it was selected");
    trial.require(trial.selector().selectedKeys().contains(other), "another was not selected");
    trial.requireEqual(1, count, "count");
  }

  private static void whileWalking(Trial trial) throws Exception {
    Set<SelectionKey> expected = new HashSet<>();
    for (int i = 0; i < 4; i++) {
      SelectionKey key = trial.key(OP_WRITE);
      trial.selectUntil(key, OP_WRITE);
      expected.add(key);
    }
    Set<SelectionKey> walked = new HashSet<>();
    for (SelectionKey key : trial.selector().selectedKeys()) {
      key.cancel();
      walked.add(key);
    }
    trial.require(walked.equals(expected), "the walk left some out");
    Iterator<SelectionKey> keys = trial.selector().selectedKeys().iterator();
    while (keys.hasNext()) {
      keys.next().cancel();
      keys.remove();
    }
    trial.require(
        trial.selector().selectedKeys().isEmpty(), "keys are left after all were removed");
  }

  private static void registerAgain(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_READ);
    trial.selector().selectNow();
    key.cancel();
    trial.requireThrows(
        CancelledKeyException.class,
        "registration before the next selection",
        () -> trial.register(Trial.of(key), OP_WRITE));
    trial.selector().selectNow();
    SelectionKey second = trial.register(Trial.of(key), OP_WRITE);
    trial.require(second != key, "the same key");
    trial.require(second.isValid() && !key.isValid(), "the wrong key is valid");
    trial.selectUntil(second, OP_WRITE);
    trial.requireEqual(OP_WRITE, second.readyOps(), "ready operations");
  }

  private static void closedChannel(Trial trial) throws Exception {
    closeMany(trial, 2);
    int before = descriptors();
    closeMany(trial, CONNECTIONS);
    int leaked = descriptors() - before;
    trial.requireEqual(0, trial.selector().keys().size(), "keys left");
    trial.require(leaked < CONNECTIONS / 2, leaked + " descriptors of " + CONNECTIONS + " leaked");
  }

  private static void closeMany(Trial trial, int connections) throws Exception {
    for (int i = 0; i < connections; i++) {
      Connection connection = trial.connect();
      SelectionKey key = trial.register(connection, OP_READ);
      trial.selector().selectNow();
      connection.close();
      trial.require(!key.isValid(), "the key of a closed channel is valid");
      trial.selector().selectNow();
    }
  }

  /** How many descriptors this process has; 0 where that cannot be seen, so that none can leak. */
  private static int descriptors() {
    String[] open = new File("/proc/self/fd").list();
    return open == null ? 0 : open.length;
  }
}
