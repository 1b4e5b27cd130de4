package dev.touchstone.selectors;

import dev.touchstone.selector.SelectorKey;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectionKey;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A channel's key: the face of a {@link SelectorKey}, whose attachment it is. As documented for
 * {@link java.nio.channels.SelectionKey}; interest may be read and changed by any thread at any
 * time.
 */
class PolledKey extends AbstractSelectionKey {
  private final KeySetSelector selector;
  private final SelectableChannel channel;

  /**
   * Set by whoever sees the key first: a selection may find it before the registering thread is
   * back from the set.
   */
  private volatile @Nullable SelectorKey entry;

  /** The selecting thread's: what a kernel that remembers was told to poll; 0 if nothing. */
  int told;

  PolledKey(KeySetSelector selector, SelectableChannel channel) {
    this.selector = selector;
    this.channel = channel;
  }

  /** The key of an entry of the selector's set. */
  static PolledKey of(SelectorKey entry) {
    PolledKey key = (PolledKey) Objects.requireNonNull(entry.attachment());
    if (key.entry == null) {
      key.entry = entry;
    }
    return key;
  }

  SelectorKey entry() {
    SelectorKey known = entry;
    if (known == null) {
      throw new IllegalStateException("a key that is not registered yet");
    }
    return known;
  }

  @Override
  public SelectableChannel channel() {
    return channel;
  }

  @Override
  public Selector selector() {
    return selector;
  }

  @Override
  public int interestOps() {
    checkValid();
    return selector.set.interest(entry());
  }

  @Override
  public PolledKey interestOps(int ops) {
    checkValid();
    checkOps(ops);
    selector.set.interest(entry(), ops);
    return this;
  }

  @Override
  public int interestOpsOr(int ops) {
    checkValid();
    checkOps(ops);
    return selector.set.interestOr(entry(), ops);
  }

  @Override
  public int interestOpsAnd(int ops) {
    checkValid();
    return selector.set.interestAnd(entry(), ops);
  }

  @Override
  public int readyOps() {
    checkValid();
    return entry().readyOps();
  }

  private void checkValid() {
    if (!isValid()) {
      throw new CancelledKeyException();
    }
  }

  private void checkOps(int ops) {
    if ((ops & ~channel.validOps()) != 0) {
      throw new IllegalArgumentException("interest " + ops + " is not for " + channel);
    }
  }

  @Override
  public String toString() {
    return "key of " + channel;
  }
}
