package dev.touchstone.selectors.contract;

import static java.nio.channels.SelectionKey.OP_ACCEPT;
import static java.nio.channels.SelectionKey.OP_READ;
import static java.nio.channels.SelectionKey.OP_WRITE;

import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.util.List;
import java.util.concurrent.CyclicBarrier;

/** SELECTOR-INTEREST: what keys want, and when it counts. */
final class InterestChecks {
  private static final String CLAIM = "SELECTOR-INTEREST";
  private static final int ROUNDS = 20_000;

  static final List<SelectorCheck> LIST =
      List.of(
          new SelectorCheck(
              CLAIM,
              "values",
              "interestOps tells what was set, and its or and and tell what was before.",
              InterestChecks::values),
          new SelectorCheck(
              CLAIM,
              "refused",
              "Operations that the channel does not have are refused, as is any of an invalid key.",
              InterestChecks::refused),
          new SelectorCheck(
              CLAIM,
              "next",
              "A selection uses the interest of the moment that it began.",
              InterestChecks::next),
          new SelectorCheck(
              CLAIM,
              "again",
              "Registering a registered channel sets interest and attachment of its key.",
              InterestChecks::again),
          new SelectorCheck(
              CLAIM,
              "atomic",
              "interestOpsOr and interestOpsAnd of two threads lose nothing.",
              InterestChecks::atomic),
          new SelectorCheck(
              CLAIM,
              "not-waiting",
              "Interest can be changed while a selection blocks, and the next one uses it.",
              InterestChecks::notWaiting));

  private InterestChecks() {}

  private static void values(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_READ);
    trial.requireEqual(OP_READ, key.interestOps(), "interest after registration");
    trial.require(key.interestOps(OP_WRITE) == key, "interestOps(ops) did not return its key");
    trial.requireEqual(OP_WRITE, key.interestOps(), "interest after it was set");
    trial.requireEqual(OP_WRITE, key.interestOpsOr(OP_READ), "what interestOpsOr returned");
    trial.requireEqual(OP_READ | OP_WRITE, key.interestOps(), "interest after or");
    trial.requireEqual(
        OP_READ | OP_WRITE, key.interestOpsAnd(~OP_WRITE), "what interestOpsAnd returned");
    trial.requireEqual(OP_READ, key.interestOps(), "interest after and");
  }

  private static void refused(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_READ);
    trial.requireThrows(
        IllegalArgumentException.class, "interestOps", () -> key.interestOps(OP_ACCEPT));
    trial.requireThrows(
        IllegalArgumentException.class, "interestOpsOr", () -> key.interestOpsOr(OP_ACCEPT));
    trial.requireEqual(OP_READ, key.interestOps(), "interest after what was refused");
    key.cancel();
    trial.requireThrows(CancelledKeyException.class, "interestOps()", key::interestOps);
    trial.requireThrows(
        CancelledKeyException.class, "interestOps(ops)", () -> key.interestOps(OP_READ));
    trial.requireThrows(CancelledKeyException.class, "readyOps", key::readyOps);
  }

  private static void next(Trial trial) throws Exception {
    SelectionKey key = trial.key(0);
    trial.requireEqual(0, trial.selector().selectNow(), "selected with no interest");
    key.interestOps(OP_WRITE);
    trial.selectUntil(key, OP_WRITE);
    trial.selector().selectedKeys().clear();
    key.interestOps(0);
    trial.requireEqual(0, trial.selector().selectNow(), "selected after interest was taken away");
    key.interestOps(OP_READ);
    trial.requireEqual(0, trial.selector().selectNow(), "selected for what it does not want");
    Trial.send(key);
    trial.selectUntil(key, OP_READ);
  }

  private static void again(Trial trial) throws Exception {
    Connection connection = trial.connect();
    SelectionKey key = trial.register(connection, OP_READ);
    SelectionKey second = connection.near().register(trial.selector(), OP_WRITE, "second");
    trial.require(key == second, "another key");
    trial.requireEqual(OP_WRITE, key.interestOps(), "interest");
    trial.require("second".equals(key.attachment()), "attachment " + key.attachment());
    trial.requireEqual(1, trial.selector().keys().size(), "keys");
  }

  private static void atomic(Trial trial) throws Exception {
    SelectionKey key = trial.key(0);
    CyclicBarrier together = new CyclicBarrier(2);
    trial.start("writing", () -> toggle(trial, together, key, OP_WRITE));
    toggle(trial, together, key, OP_READ);
  }

  private static Object toggle(Trial trial, CyclicBarrier together, SelectionKey key, int op)
      throws Exception {
    together.await();
    for (int round = 0; round < ROUNDS; round++) {
      trial.require((key.interestOpsOr(op) & op) == 0, "what and took away is there again");
      trial.require((key.interestOpsAnd(~op) & op) != 0, "what or gave is not there");
    }
    return key;
  }

  private static void notWaiting(Trial trial) throws Exception {
    SelectionKey key = trial.key(0);
    Trial.send(key);
    trial.startSelecting();
    trial.start(
        "changing",
        () -> {
          key.interestOps(OP_READ);
          return trial.selector().wakeup();
        });
    trial.join();
    trial.selectUntil(key, OP_READ);
  }
}
