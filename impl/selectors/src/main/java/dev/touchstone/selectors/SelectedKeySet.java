package dev.touchstone.selectors;

import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.SelectorKeySet;
import java.nio.channels.SelectionKey;
import java.util.AbstractSet;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The selected keys of a {@link SelectorKeySet} as a set: nothing is added but by selections,
 * removal is O(1), iteration is in the order of selection and fails fast. For the thread that holds
 * its monitor, as documented for {@link java.nio.channels.Selector}.
 */
final class SelectedKeySet extends AbstractSet<SelectionKey> {
  private final SelectorKeySet set;
  private int changes;

  SelectedKeySet(SelectorKeySet set) {
    this.set = set;
  }

  /** Makes iterators fail. */
  void changed() {
    changes++;
  }

  @Override
  public int size() {
    return set.selectedCount();
  }

  @Override
  public boolean contains(Object other) {
    for (SelectionKey key : this) {
      if (key.equals(other)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean remove(Object other) {
    boolean removed =
        other instanceof PolledKey key
            && key.selector() instanceof KeySetSelector selector
            && selector.set == set
            && set.deselect(key.entry());
    if (removed) {
      changed();
    }
    return removed;
  }

  @Override
  public void clear() {
    for (SelectorKey key = set.firstSelected(); key != null; key = set.firstSelected()) {
      set.deselect(key);
    }
    changed();
  }

  @Override
  public Iterator<SelectionKey> iterator() {
    return new SelectedIterator();
  }

  private final class SelectedIterator implements Iterator<SelectionKey> {
    private @Nullable SelectorKey next = set.firstSelected();
    private @Nullable SelectorKey last;
    private int expected = changes;

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public SelectionKey next() {
      check();
      SelectorKey key = next;
      if (key == null) {
        throw new NoSuchElementException();
      }
      next = set.nextSelected(key);
      last = key;
      return PolledKey.of(key);
    }

    @Override
    public void remove() {
      SelectorKey key = last;
      if (key == null) {
        throw new IllegalStateException("no key to remove");
      }
      check();
      set.deselect(key);
      last = null;
      expected = ++changes;
    }

    private void check() {
      if (expected != changes) {
        throw new ConcurrentModificationException();
      }
    }
  }
}
