package dev.touchstone.subjects.keys;

import dev.touchstone.contracts.keys.KeySetUnderTest;
import dev.touchstone.contracts.keys.KeysView;
import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.SelectorKeySet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A key set of this project as engines see it. A view that is the same object each time is wrapped
 * once, so that the adapter allocates nothing where the set does not.
 */
final class SelectorKeySetUnderTest implements KeySetUnderTest {
  private final SelectorKeySet set;
  private @Nullable View last;

  SelectorKeySetUnderTest(SelectorKeySet set) {
    this.set = set;
  }

  private record View(KernelView view) implements KeysView {
    @Override
    public int count() {
      return view.count();
    }

    @Override
    public int room() {
      return Math.min(view.descriptors().length, view.events().length);
    }

    @Override
    public int descriptor(int slot) {
      return view.descriptors()[slot];
    }

    @Override
    public int events(int slot) {
      return view.events()[slot];
    }

    @Override
    public int bothFrom() {
      return view.bothFrom();
    }

    @Override
    public int bothTo() {
      return view.bothTo();
    }
  }

  private static SelectorKey key(Object key) {
    return (SelectorKey) key;
  }

  @Override
  public Object register(int descriptor, int ops) {
    return set.register(descriptor, ops, null);
  }

  @Override
  public boolean cancel(Object key) {
    return set.cancel(key(key));
  }

  @Override
  public int interest(Object key) {
    return set.interest(key(key));
  }

  @Override
  public int interestSet(Object key, int ops) {
    return set.interest(key(key), ops);
  }

  @Override
  public int interestOr(Object key, int ops) {
    return set.interestOr(key(key), ops);
  }

  @Override
  public int interestAnd(Object key, int ops) {
    return set.interestAnd(key(key), ops);
  }

  @Override
  public boolean isValid(Object key) {
    return key(key).isValid();
  }

  @Override
  public List<Object> keys() {
    return new ArrayList<>(set.keys());
  }

  @Override
  public void wakeup() {
    set.wakeup();
  }

  @Override
  public boolean isWoken() {
    return set.isWoken();
  }

  @Override
  public void close() {
    set.close();
  }

  @Override
  public KeysView prepare() {
    KernelView view = set.prepare();
    View wrapped = last;
    if (wrapped == null || wrapped.view != view) {
      wrapped = new View(view);
      last = wrapped;
    }
    return wrapped;
  }

  @Override
  public int process(int[] ready, int count) {
    return set.process(ready, count);
  }

  @Override
  public boolean finish() {
    return set.finish();
  }

  @Override
  public List<Object> selected() {
    List<Object> selected = new ArrayList<>();
    for (SelectorKey key = set.firstSelected(); key != null; key = set.nextSelected(key)) {
      selected.add(key);
    }
    return selected;
  }

  @Override
  public boolean deselect(Object key) {
    return set.deselect(key(key));
  }

  @Override
  public int takeSelected(Consumer<Object> action) {
    return set.takeSelected(action);
  }

  @Override
  public int readyOps(Object key) {
    return key(key).readyOps();
  }

  @Override
  public int descriptor(Object key) {
    return key(key).descriptor();
  }

  @Override
  public int room() {
    return set.room();
  }
}
