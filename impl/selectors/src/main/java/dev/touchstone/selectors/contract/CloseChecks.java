package dev.touchstone.selectors.contract;

import static java.nio.channels.SelectionKey.OP_READ;
import static java.nio.channels.SelectionKey.OP_WRITE;

import java.io.IOException;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** SELECTOR-CLOSE: the end of a selector. */
final class CloseChecks {
  private static final String CLAIM = "SELECTOR-CLOSE";

  static final List<SelectorCheck> LIST =
      List.of(
          new SelectorCheck(
              CLAIM,
              "afterwards",
              "A closed selector has no keys, and refuses everything but wakeup and close.",
              CloseChecks::afterwards),
          new SelectorCheck(
              CLAIM,
              "deregisters",
              "Closing makes every key invalid and deregisters its channel, which stays open.",
              CloseChecks::deregisters),
          new SelectorCheck(
              CLAIM,
              "selecting",
              "Closing makes the selection in progress return.",
              CloseChecks::selecting),
          new SelectorCheck(
              CLAIM,
              "registering",
              "Closing while others register and change interest leaves no valid key.",
              CloseChecks::registering));

  private CloseChecks() {}

  private static void afterwards(Trial trial) throws Exception {
    Selector selector = trial.selector();
    Connection connection = trial.connect();
    trial.register(connection, OP_READ);
    selector.close();
    selector.close();
    trial.require(!selector.isOpen(), "it is open");
    trial.requireThrows(ClosedSelectorException.class, "keys", selector::keys);
    trial.requireThrows(ClosedSelectorException.class, "selectedKeys", selector::selectedKeys);
    trial.requireThrows(ClosedSelectorException.class, "select", selector::select);
    trial.requireThrows(ClosedSelectorException.class, "selectNow", selector::selectNow);
    trial.requireThrows(
        ClosedSelectorException.class, "register", () -> trial.register(connection, OP_READ));
    trial.require(selector.wakeup() == selector, "wakeup returned another");
  }

  private static void deregisters(Trial trial) throws Exception {
    SelectionKey selected = trial.key(OP_WRITE);
    SelectionKey idle = trial.key(OP_READ);
    trial.selectUntil(selected, OP_WRITE);
    trial.selector().close();
    for (SelectionKey key : List.of(selected, idle)) {
      trial.require(!key.isValid(), "a key is valid");
      trial.requireThrows(CancelledKeyException.class, "interestOps", key::interestOps);
      trial.require(!Trial.of(key).near().isRegistered(), "a channel is registered");
      trial.require(Trial.of(key).near().isOpen(), "a channel was closed");
    }
  }

  private static void selecting(Trial trial) throws Exception {
    trial.key(OP_READ);
    trial.startBlocking(
        () -> {
          try {
            return trial.selector().select();
          } catch (ClosedSelectorException e) {
            return e;
          }
        });
    trial.start(
        "closing",
        () -> {
          trial.selector().close();
          return null;
        });
    trial.join();
  }

  private static void registering(Trial trial) throws Exception {
    List<Connection> connections = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      connections.add(trial.connect());
    }
    SelectionKey changed = trial.key(OP_READ);
    AtomicBoolean half = new AtomicBoolean();
    AtomicBoolean closing = new AtomicBoolean();
    trial.start(
        "registering",
        () -> {
          for (int i = 0; i < connections.size(); i++) {
            if (i == connections.size() / 2) {
              half.set(true);
              awaitTrue(closing);
            }
            tryToRegister(trial, connections.get(i));
          }
          return null;
        });
    AtomicBoolean done = new AtomicBoolean();
    trial.start("changing", () -> change(changed, done));
    try {
      awaitTrue(half);
      closing.set(true);
      trial.selector().close();
    } finally {
      done.set(true);
    }
    trial.join();
    for (Connection connection : connections) {
      trial.require(!connection.near().isRegistered(), "a channel is registered");
    }
    trial.require(!changed.isValid(), "a key is valid");
  }

  /** Spins, so that both go on at the same time. */
  private static void awaitTrue(AtomicBoolean flag) {
    while (!flag.get()) {
      Thread.onSpinWait();
    }
  }

  private static void tryToRegister(Trial trial, Connection connection) throws IOException {
    try {
      trial.register(connection, OP_READ);
    } catch (ClosedSelectorException e) {
      // what is expected of those that come too late
    }
  }

  private static Object change(SelectionKey key, AtomicBoolean done) {
    try {
      while (!done.get()) {
        key.interestOps(OP_READ | OP_WRITE);
        key.interestOps(0);
      }
    } catch (CancelledKeyException e) {
      // what is expected once the selector is closed
    }
    return key;
  }
}
