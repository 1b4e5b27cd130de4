package dev.touchstone.selectors.contract;

import static java.nio.channels.SelectionKey.OP_READ;
import static java.nio.channels.SelectionKey.OP_WRITE;

import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;

/** SELECTOR-READY and SELECTOR-COUNT: what a selection finds. */
final class ReadyChecks {
  private static final String CLAIM = "SELECTOR-READY";
  private static final String COUNT = "SELECTOR-COUNT";

  static final List<SelectorCheck> LIST =
      List.of(
          new SelectorCheck(
              CLAIM,
              "exact",
              "A newly selected key is ready for exactly what its channel is ready for.",
              ReadyChecks::exact),
          new SelectorCheck(
              CLAIM,
              "not-writable",
              "A channel that takes no more is not ready for writing, until it does.",
              ReadyChecks::notWritable),
          new SelectorCheck(
              CLAIM,
              "accumulates",
              "A key that is selected already keeps its ready operations and gets new ones.",
              ReadyChecks::accumulates),
          new SelectorCheck(
              CLAIM,
              "stays",
              "A key stays selected until it is removed, and is selected again if still ready.",
              ReadyChecks::stays),
          new SelectorCheck(
              CLAIM,
              "selected-set",
              "Selected keys can be removed and not added; the set's iterators fail fast.",
              ReadyChecks::selectedSet),
          new SelectorCheck(
              CLAIM,
              "action",
              "A selection with an action hands it each ready key and leaves none selected.",
              ReadyChecks::action),
          new SelectorCheck(
              COUNT,
              "changed",
              "A selection returns how many keys' ready operations it updated.",
              ReadyChecks::changed),
          new SelectorCheck(
              COUNT,
              "cancelled",
              "Cancelled keys do not lower the count.",
              ReadyChecks::cancelled));

  private ReadyChecks() {}

  private static void exact(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_READ | OP_WRITE);
    trial.selectUntil(key, OP_WRITE);
    trial.requireEqual(OP_WRITE, key.readyOps(), "ready with nothing to read");
    trial.require(key.isWritable() && !key.isReadable(), "isWritable, isReadable");
    trial.selector().selectedKeys().remove(key);
    trial.require(fillUp(trial, key) > 0, "the channel took nothing");
    Trial.send(key);
    trial.selectUntil(key, OP_READ);
    trial.requireEqual(OP_READ, key.readyOps(), "ready with no room, and something to read");
  }

  private static void notWritable(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_WRITE);
    long filled = fillUp(trial, key);
    trial.requireEqual(0, trial.selector().selectNow(), "selected with no room");
    Trial.of(key).drain(filled);
    trial.selectUntil(key, OP_WRITE);
  }

  /** Fills the channel until it is not selected any more: what is on its way makes room again. */
  private static long fillUp(Trial trial, SelectionKey key) throws Exception {
    long end = System.nanoTime() + trial.limit().toNanos();
    long filled = 0;
    do {
      trial.require(System.nanoTime() < end, "selected for writing though it takes no more");
      filled += Trial.of(key).fill();
      trial.selector().selectedKeys().remove(key);
    } while (trial.selector().selectNow() != 0);
    return filled;
  }

  private static void accumulates(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_READ | OP_WRITE);
    trial.selectUntil(key, OP_WRITE);
    Trial.send(key);
    trial.selectUntil(key, OP_READ);
    trial.requireEqual(OP_READ | OP_WRITE, key.readyOps(), "ready operations");
  }

  private static void stays(Trial trial) throws Exception {
    SelectionKey key = trial.key(OP_READ);
    Trial.send(key);
    trial.selectUntil(key, OP_READ);
    Trial.of(key).receive();
    trial.requireEqual(0, trial.selector().selectNow(), "selected with nothing to read");
    trial.require(trial.selector().selectedKeys().contains(key), "it was removed by a selection");
    trial.requireEqual(OP_READ, key.readyOps(), "ready operations");
    Trial.send(key);
    trial.selector().selectedKeys().remove(key);
    trial.require(!trial.selector().selectedKeys().contains(key), "it was not removed");
    trial.selectUntil(key, OP_READ);
  }

  private static void selectedSet(Trial trial) throws Exception {
    Selector selector = trial.selector();
    SelectionKey first = trial.key(OP_WRITE);
    SelectionKey second = trial.key(OP_WRITE);
    trial.selectUntil(first, OP_WRITE);
    trial.selectUntil(second, OP_WRITE);
    trial.requireEqual(2, selector.selectedKeys().size(), "selected keys");
    trial.requireThrows(
        UnsupportedOperationException.class, "add", () -> selector.selectedKeys().add(first));
    Iterator<SelectionKey> keys = selector.selectedKeys().iterator();
    keys.next();
    keys.remove();
    trial.requireEqual(1, selector.selectedKeys().size(), "selected keys after a removal");
    SelectionKey left = keys.next();
    Iterator<SelectionKey> stale = selector.selectedKeys().iterator();
    trial.require(selector.selectedKeys().remove(left), "remove returned false");
    trial.requireThrows(ConcurrentModificationException.class, "next", stale::next);
    trial.require(selector.selectedKeys().isEmpty(), "a key is left");
  }

  private static void action(Trial trial) throws Exception {
    SelectionKey ready = trial.key(OP_READ);
    SelectionKey idle = trial.key(OP_READ);
    Trial.send(ready);
    List<SelectionKey> handed = new ArrayList<>();
    int count = trial.selector().select(handed::add, 5000);
    trial.requireEqual(1, count, "count");
    trial.require(handed.equals(List.of(ready)), "handed: " + handed + ", not: " + idle);
    trial.requireEqual(OP_READ, ready.readyOps(), "ready operations");
    trial.require(trial.selector().selectedKeys().isEmpty(), "a key was left selected");
    trial.requireThrows(
        IllegalStateException.class,
        "a selection in an action",
        () -> trial.selector().select(key -> selectAgain(trial), 5000));
  }

  private static void selectAgain(Trial trial) {
    try {
      trial.selector().selectNow();
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void changed(Trial trial) throws Exception {
    SelectionKey first = trial.key(OP_READ | OP_WRITE);
    SelectionKey second = trial.key(OP_READ | OP_WRITE);
    int count = 0;
    while (trial.selector().selectedKeys().size() < 2) {
      count += trial.selector().select(100);
    }
    trial.requireEqual(2, count, "count of two ready channels");
    trial.requireEqual(0, trial.selector().selectNow(), "count of nothing new");
    Trial.send(first);
    trial.requireEqual(1, selectRead(trial, first), "count of one key's new operation");
    trial.requireEqual(OP_WRITE, second.readyOps(), "the other key's ready operations");
    trial.selector().selectedKeys().remove(second);
    trial.requireEqual(1, trial.selector().selectNow(), "count after a key was removed");
  }

  private static int selectRead(Trial trial, SelectionKey key) throws Exception {
    int count = 0;
    while (!key.isReadable()) {
      count += trial.selector().selectNow();
    }
    return count;
  }

  private static void cancelled(Trial trial) throws Exception {
    SelectionKey first = trial.key(OP_WRITE);
    SelectionKey second = trial.key(OP_WRITE);
    SelectionKey third = trial.key(OP_READ);
    trial.selectUntil(first, OP_WRITE);
    trial.selectUntil(second, OP_WRITE);
    first.cancel();
    second.cancel();
    trial.requireEqual(0, trial.selector().selectNow(), "count when two selected keys went");
    third.interestOps(OP_WRITE);
    trial.requireEqual(1, trial.selector().selectNow(), "count of one ready key");
  }
}
