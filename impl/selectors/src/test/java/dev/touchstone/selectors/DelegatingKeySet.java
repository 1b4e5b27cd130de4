package dev.touchstone.selectors;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.SelectorKeySet;
import java.util.List;
import java.util.function.Consumer;

/** A key set that does what another does: wrong ones override what they do wrong. */
class DelegatingKeySet implements SelectorKeySet {
  final SelectorKeySet set;

  DelegatingKeySet(SelectorKeySet set) {
    this.set = set;
  }

  @Override
  public SelectorKey register(int descriptor, int ops, Object attachment) {
    return set.register(descriptor, ops, attachment);
  }

  @Override
  public boolean cancel(SelectorKey key) {
    return set.cancel(key);
  }

  @Override
  public int interest(SelectorKey key) {
    return set.interest(key);
  }

  @Override
  public int interest(SelectorKey key, int ops) {
    return set.interest(key, ops);
  }

  @Override
  public int interestOr(SelectorKey key, int ops) {
    return set.interestOr(key, ops);
  }

  @Override
  public int interestAnd(SelectorKey key, int ops) {
    return set.interestAnd(key, ops);
  }

  @Override
  public List<SelectorKey> keys() {
    return set.keys();
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
  public boolean isOpen() {
    return set.isOpen();
  }

  @Override
  public KernelView prepare() {
    return set.prepare();
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
  public int selectedCount() {
    return set.selectedCount();
  }

  @Override
  public SelectorKey firstSelected() {
    return set.firstSelected();
  }

  @Override
  public SelectorKey nextSelected(SelectorKey key) {
    return set.nextSelected(key);
  }

  @Override
  public boolean deselect(SelectorKey key) {
    return set.deselect(key);
  }

  @Override
  public int takeSelected(Consumer<? super SelectorKey> action) {
    return set.takeSelected(action);
  }

  @Override
  public int room() {
    return set.room();
  }
}
