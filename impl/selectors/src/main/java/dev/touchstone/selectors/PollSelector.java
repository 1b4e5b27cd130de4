package dev.touchstone.selectors;

import dev.touchstone.selector.ArrayKeySet;
import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKeySet;
import dev.touchstone.selector.Wakeup;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.spi.SelectorProvider;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A selector on {@code poll}, over any key set. Entry 0 of what the kernel polls is the wakeup, the
 * others are the view's, in its order. Over an {@link ArrayKeySet} they are written only when a key
 * changed; else at every selection, since nothing tells that they are the same.
 *
 * <p>Opened by {@link PollSelectorProvider}.
 */
class PollSelector extends KeySetSelector {
  private static final int ENTRY = 8;
  private static final int EVENTS = 4;
  private static final int REPORTED = 6;
  private static final int LEAST = 16;

  private final @Nullable ArrayKeySet changes;

  /** The selecting thread's. */
  private ByteBuffer entries;

  private long address;
  private int[] ready;

  PollSelector(SelectorProvider provider, Function<Wakeup, SelectorKeySet> set) throws IOException {
    this(provider, new EventDescriptor(), set);
  }

  private PollSelector(
      SelectorProvider provider, EventDescriptor wakeup, Function<Wakeup, SelectorKeySet> set) {
    super(provider, wakeup, set.apply(wakeup));
    changes = this.set instanceof ArrayKeySet array ? array : null;
    entries = Kernel.memory(ENTRY * LEAST);
    address = Kernel.address(entries);
    ready = new int[LEAST];
    put(0, wakeup.number(), SelectionKey.OP_READ);
  }

  @Override
  int poll(KernelView view, int millis) throws IOException {
    int count = view.count();
    if (changes == null || changes.firstChanged() != null) {
      write(view, count);
    }
    return Kernel.poll(address, count + 1, millis);
  }

  private void write(KernelView view, int count) {
    int room = entries.capacity() / ENTRY;
    if (count + 1 > room || (count + 1 < room / 4 && room > LEAST)) {
      resize(count + 1);
    }
    int[] descriptors = view.descriptors();
    int[] events = view.events();
    for (int slot = 0; slot < count; slot++) {
      put(slot + 1, descriptors[slot], events[slot]);
    }
  }

  private void resize(int needed) {
    int room = Math.max(LEAST, 2 * needed);
    entries = Kernel.memory(ENTRY * room);
    address = Kernel.address(entries);
    ready = new int[room];
    put(0, wakeup.number(), SelectionKey.OP_READ);
  }

  private void put(int entry, int descriptor, int ops) {
    int at = ENTRY * entry;
    entries.putInt(at, descriptor);
    entries.putShort(at + EVENTS, (short) events(ops));
  }

  /** What the kernel is to look for. */
  static int events(int ops) {
    int in = (ops & KernelView.READABLE) != 0 ? Kernel.IN : 0;
    int out = (ops & KernelView.WRITABLE) != 0 ? Kernel.OUT : 0;
    return in | out;
  }

  @Override
  int process(KernelView view, int reported) {
    int[] descriptors = view.descriptors();
    int[] events = view.events();
    int left = entries.getShort(REPORTED) == 0 ? reported : reported - 1;
    int found = 0;
    for (int slot = 0; left > 0; slot++) {
      int seen = entries.getShort(ENTRY * (slot + 1) + REPORTED);
      int ops = 0;
      if (seen != 0) {
        left--;
        ops = connecting.ready(descriptors[slot], seen, events[slot]);
        if (ops != 0) {
          found++;
        }
      }
      ready[slot] = ops;
    }
    return set.process(ready, found);
  }

  @Override
  void forget(PolledKey key) {}

  @Override
  void release() {}
}
