package dev.touchstone.selectors;

import dev.touchstone.selector.ArrayKeySet;
import java.io.IOException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.SelectorProvider;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Selectors that are wrong above the key set. */
final class WrongSelectors {
  static final List<Wrong> LIST =
      List.of(
          Wrong.selector(
              "SELECTOR-KEYS/exact", "null is among the keys", "contains null", NullKeys::new),
          Wrong.selector(
              "SELECTOR-KEYS/unmodifiable", "keys() is a copy", "nothing thrown", CopiedKeys::new),
          Wrong.selector(
              "SELECTOR-KEYS/any-thread",
              "keys() is a plain hash set",
              "ConcurrentModification",
              PlainKeys::new),
          Wrong.selector(
              "SELECTOR-CANCEL/leaves", "cancelled keys stay", "it is in keys()", KeepsAll::new),
          Wrong.selector(
              "SELECTOR-CANCEL/while-walking",
              "the walk fails at a cancelled key",
              "ConcurrentModification",
              FailsAtCancelled::new),
          Wrong.selector(
              "SELECTOR-CANCEL/closed-channel",
              "nobody closes the descriptor",
              "descriptors of",
              Leaks::new),
          Wrong.selector(
              "SELECTOR-READY/selected-set",
              "walks never fail",
              "next: expected Concurrent",
              Tolerant::new),
          Wrong.selector(
              "SELECTOR-READY/action", "the action's keys stay", "left selected", KeepsActed::new),
          Wrong.selector(
              "SELECTOR-WAKEUP/next", "lost before a selection", "did not return", LosesEarly::new),
          Wrong.selector(
              "SELECTOR-WAKEUP/current", "lost in a selection", "did not return", LosesLate::new),
          Wrong.selector(
              "SELECTOR-WAKEUP/select-now",
              "selectNow leaves a wakeup",
              "a later selection",
              LeavesWakeup::new),
          Wrong.selector(
              "SELECTOR-WAKEUP/interrupt", "interrupts are not seen", "did not", Deaf::new),
          Wrong.selector(
              "SELECTOR-WAKEUP/many", "every hundredth is lost", "was lost", LosesSome::new),
          Wrong.selector(
              "SELECTOR-CLOSE/afterwards", "keys() works", "nothing thrown", OpenKeys::new),
          Wrong.selector(
              "SELECTOR-CLOSE/deregisters",
              "keys stay registered",
              "a key is valid",
              KeepsRegistered::new),
          Wrong.selector(
              "SELECTOR-CLOSE/selecting",
              "closing waits for the selection",
              "did not return",
              ClosesLate::new));

  private WrongSelectors() {}

  private static class Right extends PollSelector {
    Right(SelectorProvider provider) throws IOException {
      super(provider, ArrayKeySet::new);
    }
  }

  private static final class NullKeys extends Right {
    NullKeys(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public Set<SelectionKey> keys() {
      Set<SelectionKey> keys = new HashSet<>(super.keys());
      if (!keys.isEmpty()) {
        keys.add(null);
      }
      return keys;
    }
  }

  private static final class CopiedKeys extends Right {
    CopiedKeys(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public Set<SelectionKey> keys() {
      return new HashSet<>(super.keys());
    }
  }

  private static final class PlainKeys extends Right {
    private final Set<SelectionKey> plain = new HashSet<>();

    PlainKeys(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    PolledKey key(SelectableChannel channel) {
      PolledKey key = super.key(channel);
      plain.add(key);
      return key;
    }

    @Override
    void letGo(PolledKey key) throws IOException {
      plain.remove(key);
      super.letGo(key);
    }

    @Override
    public Set<SelectionKey> keys() {
      return plain;
    }
  }

  /** A set that another stands behind, with an iterator of its own. */
  private abstract static class Walked extends java.util.AbstractSet<SelectionKey> {
    final Set<SelectionKey> set;

    Walked(Set<SelectionKey> set) {
      this.set = set;
    }

    @Override
    public int size() {
      return set.size();
    }

    @Override
    public boolean remove(Object key) {
      return set.remove(key);
    }
  }

  private static final class FailsAtCancelled extends Right {
    FailsAtCancelled(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public Set<SelectionKey> selectedKeys() {
      return new Walked(super.selectedKeys()) {
        @Override
        public Iterator<SelectionKey> iterator() {
          if (set.stream().anyMatch(key -> !key.isValid())) {
            throw new ConcurrentModificationException();
          }
          return set.iterator();
        }
      };
    }
  }

  private static final class Tolerant extends Right {
    Tolerant(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public Set<SelectionKey> selectedKeys() {
      return new Walked(super.selectedKeys()) {
        @Override
        public Iterator<SelectionKey> iterator() {
          Iterator<SelectionKey> copy = new ArrayList<>(set).iterator();
          return new Iterator<>() {
            private SelectionKey last;

            @Override
            public boolean hasNext() {
              return copy.hasNext();
            }

            @Override
            public SelectionKey next() {
              last = copy.next();
              return last;
            }

            @Override
            public void remove() {
              set.remove(last);
            }
          };
        }
      };
    }
  }

  private static final class Leaks extends Right {
    Leaks(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    void kill(SelectableChannel channel) {}
  }

  private static final class KeepsActed extends Right {
    KeepsActed(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public int select(Consumer<SelectionKey> action, long timeout) throws IOException {
      int count = select(timeout);
      selectedKeys().forEach(action);
      return count;
    }
  }

  private static class Selecting extends Right {
    volatile boolean selecting;

    Selecting(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public int select() throws IOException {
      selecting = true;
      try {
        return super.select();
      } finally {
        selecting = false;
      }
    }
  }

  private static final class LosesEarly extends Selecting {
    LosesEarly(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public Selector wakeup() {
      return selecting ? super.wakeup() : this;
    }
  }

  private static final class LosesLate extends Selecting {
    LosesLate(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public Selector wakeup() {
      return selecting ? this : super.wakeup();
    }
  }

  private static final class LeavesWakeup extends Right {
    LeavesWakeup(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public int selectNow() throws IOException {
      boolean woken = set.isWoken();
      int count = super.selectNow();
      if (woken) {
        wakeup();
      }
      return count;
    }
  }

  private static final class Deaf extends Right {
    Deaf(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public Selector wakeup() {
      boolean interrupting =
          StackWalker.getInstance()
              .walk(frames -> frames.anyMatch(frame -> frame.getMethodName().equals("interrupt")));
      return interrupting ? this : super.wakeup();
    }
  }

  private static final class LosesSome extends Right {
    private int wakeups;

    LosesSome(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    public Selector wakeup() {
      return ++wakeups % 100 == 0 ? this : super.wakeup();
    }
  }

  private static final class OpenKeys extends Right {
    private final Set<SelectionKey> known;

    OpenKeys(SelectorProvider provider) throws IOException {
      super(provider);
      known = super.keys();
    }

    @Override
    public Set<SelectionKey> keys() {
      return known;
    }
  }

  private static final class KeepsAll extends Right {
    KeepsAll(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    void letGo(PolledKey key) {}
  }

  private static final class KeepsRegistered extends Right {
    KeepsRegistered(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    void letGo(PolledKey key) throws IOException {
      if (isOpen()) {
        super.letGo(key);
      }
    }
  }

  private static final class ClosesLate extends Right {
    ClosesLate(SelectorProvider provider) throws IOException {
      super(provider);
    }

    @Override
    protected void implCloseSelector() throws IOException {
      synchronized (this) {
        super.implCloseSelector();
      }
    }
  }
}
