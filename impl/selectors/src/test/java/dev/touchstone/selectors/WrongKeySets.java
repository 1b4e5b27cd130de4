package dev.touchstone.selectors;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.SelectorKeySet;
import java.nio.channels.ClosedSelectorException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** Selectors whose key set is wrong. */
final class WrongKeySets {
  static final List<Wrong> LIST =
      List.of(
          Wrong.set("SELECTOR-KEYS/exact", "cancelled keys stay", "not the one key", Stay::new),
          Wrong.set(
              "SELECTOR-INTEREST/values", "or returns the new value", "returned", NewValue::new),
          Wrong.set(
              "SELECTOR-INTEREST/next", "changes come one selection late", "interest", Late::new),
          Wrong.set("SELECTOR-INTEREST/atomic", "or reads, then writes", "what ", Racy::new),
          Wrong.set(
              "SELECTOR-CANCEL/never-selected",
              "cancelled after the selection",
              "count: expected 1",
              CancelsLate::new),
          Wrong.set("SELECTOR-READY/exact", "all that is wanted is ready", "ready", Invents::new),
          Wrong.set(
              "SELECTOR-READY/accumulates",
              "a selected key's ready operations are replaced",
              "ready operations: expected 5",
              Replaces::new),
          Wrong.set(
              "SELECTOR-READY/stays",
              "a selection starts with none selected",
              "removed by a selection",
              Forgets::new),
          Wrong.set(
              "SELECTOR-COUNT/changed", "counts what is ready", "count of nothing new", Ready::new),
          Wrong.set(
              "SELECTOR-COUNT/cancelled", "cancelled keys count −1", "count of one", Lowers::new),
          Wrong.set(
              "SELECTOR-WAKEUP/next", "a wakeup is not taken", "a later selection", Sticks::new),
          Wrong.set(
              "SELECTOR-CLOSE/registering",
              "who comes too late is registered elsewhere",
              "a channel is registered",
              Elsewhere::new));

  private WrongKeySets() {}

  private static final class Stay extends DelegatingKeySet {
    private final List<SelectorKey> all = new ArrayList<>();

    Stay(SelectorKeySet set) {
      super(set);
    }

    @Override
    public synchronized SelectorKey register(int descriptor, int ops, Object attachment) {
      SelectorKey key = super.register(descriptor, ops, attachment);
      all.add(key);
      return key;
    }

    @Override
    public synchronized List<SelectorKey> keys() {
      return List.copyOf(all);
    }
  }

  private static final class NewValue extends DelegatingKeySet {
    NewValue(SelectorKeySet set) {
      super(set);
    }

    @Override
    public int interestOr(SelectorKey key, int ops) {
      return super.interestOr(key, ops) | ops;
    }
  }

  private static final class Late extends DelegatingKeySet {
    private final List<Runnable> changes = new ArrayList<>();

    Late(SelectorKeySet set) {
      super(set);
    }

    @Override
    public int interest(SelectorKey key, int ops) {
      changes.add(() -> super.interest(key, ops));
      return interest(key);
    }

    @Override
    public boolean finish() {
      changes.forEach(Runnable::run);
      changes.clear();
      return super.finish();
    }
  }

  private static final class Racy extends DelegatingKeySet {
    private int calls;

    Racy(SelectorKeySet set) {
      super(set);
    }

    @Override
    public int interestOr(SelectorKey key, int ops) {
      int before = interest(key);
      if (++calls % 16 == 0) {
        LockSupport.parkNanos(1);
      }
      interest(key, before | ops);
      return before;
    }
  }

  private static final class CancelsLate extends DelegatingKeySet {
    private final List<SelectorKey> cancelled = new ArrayList<>();

    CancelsLate(SelectorKeySet set) {
      super(set);
    }

    @Override
    public boolean cancel(SelectorKey key) {
      return cancelled.add(key);
    }

    @Override
    public boolean finish() {
      cancelled.forEach(super::cancel);
      cancelled.clear();
      return super.finish();
    }
  }

  private static class Viewing extends DelegatingKeySet {
    KernelView view;

    Viewing(SelectorKeySet set) {
      super(set);
    }

    @Override
    public KernelView prepare() {
      view = super.prepare();
      return view;
    }
  }

  private static final class Invents extends Viewing {
    Invents(SelectorKeySet set) {
      super(set);
    }

    @Override
    public int process(int[] ready, int count) {
      int left = count;
      for (int slot = 0; left > 0; slot++) {
        if (ready[slot] != 0) {
          ready[slot] = view.events()[slot];
          left--;
        }
      }
      return super.process(ready, count);
    }
  }

  private static class Forgets extends DelegatingKeySet {
    Forgets(SelectorKeySet set) {
      super(set);
    }

    @Override
    public KernelView prepare() {
      forget();
      return super.prepare();
    }

    final void forget() {
      for (SelectorKey key = firstSelected(); key != null; key = firstSelected()) {
        deselect(key);
      }
    }
  }

  /** The operations that a key has had are reported only the first time. */
  private static final class Replaces extends Viewing {
    private int last;

    Replaces(SelectorKeySet set) {
      super(set);
    }

    @Override
    public int process(int[] ready, int count) {
      for (int slot = 0; slot < view.count(); slot++) {
        int seen = ready[slot];
        ready[slot] &= ~last;
        last = seen;
      }
      SelectorKey key = firstSelected();
      if (key != null) {
        deselect(key);
      }
      return super.process(ready, count);
    }
  }

  private static final class Ready extends DelegatingKeySet {
    Ready(SelectorKeySet set) {
      super(set);
    }

    @Override
    public int process(int[] ready, int count) {
      super.process(ready, count);
      return count;
    }
  }

  private static final class Lowers extends DelegatingKeySet {
    private int cancelled;

    Lowers(SelectorKeySet set) {
      super(set);
    }

    @Override
    public boolean cancel(SelectorKey key) {
      cancelled++;
      return super.cancel(key);
    }

    @Override
    public int process(int[] ready, int count) {
      int lower = cancelled;
      cancelled = 0;
      return super.process(ready, count) - lower;
    }
  }

  private static final class Sticks extends DelegatingKeySet {
    Sticks(SelectorKeySet set) {
      super(set);
    }

    @Override
    public boolean finish() {
      boolean woken = super.finish();
      if (woken) {
        wakeup();
      }
      return woken;
    }
  }

  private static final class Elsewhere extends DelegatingKeySet {
    private final SelectorKeySet other = new dev.touchstone.selector.ArrayKeySet();

    Elsewhere(SelectorKeySet set) {
      super(set);
    }

    @Override
    public SelectorKey register(int descriptor, int ops, Object attachment) {
      try {
        return super.register(descriptor, ops, attachment);
      } catch (ClosedSelectorException e) {
        return other.register(descriptor, ops, attachment);
      }
    }
  }
}
