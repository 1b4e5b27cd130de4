package dev.touchstone.selectors;

import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKey;
import dev.touchstone.selector.SelectorKeySet;
import java.io.IOException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.IllegalSelectorException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A selector whose Java layer is a {@link SelectorKeySet}: what is left here is what {@link
 * Selector} demands beyond it, and what JDK channels expect of a selector. As documented there.
 *
 * <p><b>A selection</b> holds the monitors of the selector and of the selected keys. It takes out
 * cancelled keys, lets the set prepare, calls the kernel, takes out what was cancelled meanwhile,
 * and lets the set process and finish. A key's {@code cancel} is final in the JDK and only leaves
 * the key in a queue; the set hears of it when the queue is emptied, so the channel's descriptor,
 * which is closed after that, cannot be another's while the set still has it.
 *
 * <p><b>Locks</b>, outer first: selector, selected keys, then one of: the cancelled keys, a
 * channel's (by {@code deregister}). A registration comes with the channel's lock and takes {@code
 * registrations}, then the set's. None of the latter is held while another of them is taken but in
 * that order.
 */
abstract class KeySetSelector extends AbstractSelector {
  /** The Java layer. */
  final SelectorKeySet set;

  /** Makes the kernel call return. */
  final EventDescriptor wakeup;

  /** Which sockets are not connected yet. */
  final Connecting connecting = new Connecting();

  private final SelectedKeySet selectedKeys;
  private final Set<SelectionKey> keys;

  /** Held for a registration and for the last list of keys, so that none escapes the closing. */
  private final Object registrations = new Object();

  /** Guarded by the selector's monitor. */
  private final Queue<PolledKey> leaving = new ArrayDeque<>();

  /** Guarded by the selector's monitor. */
  private boolean selecting;

  KeySetSelector(SelectorProvider provider, EventDescriptor wakeup, SelectorKeySet set) {
    super(provider);
    this.wakeup = wakeup;
    this.set = set;
    this.selectedKeys = new SelectedKeySet(set);
    this.keys = Collections.unmodifiableSet(new RegisteredKeys(this));
  }

  /**
   * Calls the kernel. The selecting thread.
   *
   * @param millis 0 not to wait, −1 without limit
   * @return what {@link #process} is to be given
   */
  abstract int poll(KernelView view, int millis) throws IOException;

  /** Hands the kernel's results to the set. The selecting thread, after {@link #poll}. */
  abstract int process(KernelView view, int reported);

  /** The kernel is to forget a cancelled key. The selecting thread, or who closes. */
  abstract void forget(PolledKey key);

  /** Gives back what the kernel lent. Who closes, once, when no selection is in progress. */
  abstract void release() throws IOException;

  @Override
  public int select() throws IOException {
    return select(null, -1);
  }

  @Override
  public int select(long timeout) throws IOException {
    return select(null, millis(timeout));
  }

  @Override
  public int selectNow() throws IOException {
    return select(null, 0);
  }

  @Override
  public int select(Consumer<SelectionKey> action) throws IOException {
    return select(Objects.requireNonNull(action), -1);
  }

  @Override
  public int select(Consumer<SelectionKey> action, long timeout) throws IOException {
    return select(Objects.requireNonNull(action), millis(timeout));
  }

  @Override
  public int selectNow(Consumer<SelectionKey> action) throws IOException {
    return select(Objects.requireNonNull(action), 0);
  }

  private static int millis(long timeout) {
    if (timeout < 0) {
      throw new IllegalArgumentException("timeout " + timeout);
    }
    return timeout == 0 ? -1 : (int) Math.min(timeout, Integer.MAX_VALUE);
  }

  private int select(@Nullable Consumer<SelectionKey> action, int millis) throws IOException {
    synchronized (this) {
      checkOpen();
      if (selecting) {
        throw new IllegalStateException("a selection is in progress");
      }
      selecting = true;
      try {
        synchronized (selectedKeys) {
          return action == null ? lockedSelect(millis) : lockedSelect(action, millis);
        }
      } finally {
        selecting = false;
      }
    }
  }

  /** Hands the ready keys to an action instead of leaving them among the selected ones. */
  private int lockedSelect(Consumer<SelectionKey> action, int millis) throws IOException {
    selectedKeys.clear();
    lockedSelect(millis);
    int handed;
    try {
      handed = set.takeSelected(key -> action.accept(PolledKey.of(key)));
    } finally {
      selectedKeys.clear();
    }
    checkOpen();
    return handed;
  }

  private int lockedSelect(int millis) throws IOException {
    letGo();
    KernelView view = set.prepare();
    int before = set.selectedCount();
    try {
      int reported;
      try {
        if (millis != 0) {
          begin();
        }
        reported = poll(view, millis);
      } finally {
        if (millis != 0) {
          end();
        }
      }
      letGo();
      return reported == 0 ? 0 : process(view, reported);
    } finally {
      set.finish();
      if (set.selectedCount() != before) {
        selectedKeys.changed();
      }
    }
  }

  /** Takes out and deregisters the keys that were cancelled. */
  private void letGo() throws IOException {
    Set<SelectionKey> cancelled = cancelledKeys();
    synchronized (cancelled) {
      if (cancelled.isEmpty()) {
        return;
      }
      for (SelectionKey key : cancelled) {
        leaving.add((PolledKey) key);
      }
      cancelled.clear();
    }
    for (PolledKey key = leaving.poll(); key != null; key = leaving.poll()) {
      letGo(key);
    }
  }

  /** Deregisters a cancelled key. The selecting thread, or who closes. */
  void letGo(PolledKey key) throws IOException {
    set.cancel(key.entry());
    selectedKeys.changed();
    forget(key);
    connecting.remove(key);
    deregister(key);
    SelectableChannel channel = key.channel();
    if (!channel.isOpen() && !channel.isRegistered()) {
      kill(channel);
    }
  }

  /** Closes the descriptor of a closed channel that has no key any more. */
  void kill(SelectableChannel channel) throws IOException {
    Descriptors.kill(channel);
  }

  /** A key for a channel. Any thread. */
  PolledKey key(SelectableChannel channel) {
    return new PolledKey(this, channel);
  }

  @Override
  protected final SelectionKey register(
      AbstractSelectableChannel channel, int ops, @Nullable Object attachment) {
    if (!Descriptors.has(channel)) {
      throw new IllegalSelectorException();
    }
    PolledKey key = key(channel);
    key.attach(attachment);
    int descriptor = Descriptors.number(channel);
    connecting.add(key, descriptor);
    synchronized (registrations) {
      return PolledKey.of(set.register(descriptor, ops, key));
    }
  }

  @Override
  public Set<SelectionKey> keys() {
    checkOpen();
    return keys;
  }

  @Override
  public Set<SelectionKey> selectedKeys() {
    checkOpen();
    return selectedKeys;
  }

  @Override
  public Selector wakeup() {
    set.wakeup();
    return this;
  }

  private void checkOpen() {
    if (!isOpen()) {
      throw new ClosedSelectorException();
    }
  }

  /** Ends the selection in progress, waits for it, and deregisters every channel. */
  @Override
  protected void implCloseSelector() throws IOException {
    List<SelectorKey> last;
    synchronized (registrations) {
      last = set.keys();
      set.close();
    }
    synchronized (this) {
      synchronized (selectedKeys) {
        for (SelectorKey entry : last) {
          letGo(PolledKey.of(entry));
        }
        selectedKeys.clear();
        wakeup.close();
        release();
      }
    }
  }

  /** The key set: a copy for each iteration, which therefore never fails and has no null. */
  private static final class RegisteredKeys extends java.util.AbstractSet<SelectionKey> {
    private final KeySetSelector selector;

    RegisteredKeys(KeySetSelector selector) {
      this.selector = selector;
    }

    @Override
    public Iterator<SelectionKey> iterator() {
      Iterator<SelectorKey> entries = selector.set.keys().iterator();
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return entries.hasNext();
        }

        @Override
        public SelectionKey next() {
          return PolledKey.of(entries.next());
        }
      };
    }

    @Override
    public boolean contains(Object other) {
      return other instanceof PolledKey key && key.selector() == selector && key.entry().isValid();
    }

    @Override
    public int size() {
      return selector.set.keys().size();
    }
  }
}
