package dev.touchstone.selector;

import org.jspecify.annotations.Nullable;

/** The selected keys, linked in the order of their selection. The owner's. */
final class SelectedKeys {
  private @Nullable Key first;
  private @Nullable Key last;
  private int count;

  int count() {
    return count;
  }

  @Nullable Key first() {
    return first;
  }

  /**
   * Adds ready operations to a key, which becomes selected if it was not.
   *
   * @return whether it changed anything
   */
  boolean add(Key key, int ops) {
    if (key.selected) {
      int before = key.ready;
      key.ready = before | ops;
      return key.ready != before;
    }
    key.selected = true;
    key.ready = ops;
    key.previousSelected = last;
    if (last == null) {
      first = key;
    } else {
      last.nextSelected = key;
    }
    last = key;
    count++;
    return true;
  }

  /** Takes a key out; whether it was in. */
  boolean remove(Key key) {
    if (!key.selected) {
      return false;
    }
    Key before = key.previousSelected;
    Key after = key.nextSelected;
    if (before == null) {
      first = after;
    } else {
      before.nextSelected = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.previousSelected = before;
    }
    key.selected = false;
    key.previousSelected = null;
    key.nextSelected = null;
    count--;
    return true;
  }

  void clear() {
    for (Key key = first; key != null; key = first) {
      remove(key);
    }
  }
}
