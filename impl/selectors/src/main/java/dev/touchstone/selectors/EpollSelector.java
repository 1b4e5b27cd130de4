package dev.touchstone.selectors;

import dev.touchstone.selector.ArrayKeySet;
import dev.touchstone.selector.KernelView;
import dev.touchstone.selector.SelectorKey;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.spi.SelectorProvider;
import java.util.Arrays;

/**
 * A selector on {@code epoll}, which remembers what it polls: a selection tells it only of the keys
 * that changed, which {@link ArrayKeySet} lists. Level-triggered. The room for results doubles when
 * a selection fills it, so that all that are ready come at once.
 *
 * <p>Opened by {@link EpollSelectorProvider}.
 */
final class EpollSelector extends KeySetSelector {
  /** Linux packs the structure on x86-64 only. */
  private static final int EVENT = "amd64".equals(System.getProperty("os.arch")) ? 12 : 16;

  private static final int DESCRIPTOR = EVENT - 8;
  private static final int LEAST = 64;

  private final ArrayKeySet array;
  private final int epoll;

  /** The selecting thread's. */
  private ByteBuffer results = Kernel.memory(EVENT * LEAST);

  private long address = Kernel.address(results);
  private int room = LEAST;
  private int[] descriptors = new int[LEAST];
  private int[] ready = new int[LEAST];

  EpollSelector(SelectorProvider provider) throws IOException {
    this(provider, new EventDescriptor());
  }

  private EpollSelector(SelectorProvider provider, EventDescriptor wakeup) throws IOException {
    this(provider, wakeup, new ArrayKeySet(wakeup));
  }

  private EpollSelector(SelectorProvider provider, EventDescriptor wakeup, ArrayKeySet array)
      throws IOException {
    super(provider, wakeup, array);
    this.array = array;
    try {
      epoll = Kernel.epollCreate();
    } catch (IOException e) {
      wakeup.close();
      throw e;
    }
    Kernel.epollControl(epoll, Kernel.CONTROL_ADD, wakeup.number(), Kernel.IN);
  }

  @Override
  int poll(KernelView view, int millis) throws IOException {
    int error = 0;
    for (SelectorKey key = array.firstChanged(); key != null; key = array.nextChanged(key)) {
      if (key.isValid()) {
        int refused =
            tell(PolledKey.of(key), key.descriptor(), PollSelector.events(array.viewed(key)));
        error = error == 0 ? refused : error;
      }
    }
    if (error != 0) {
      throw new IOException("epoll refuses a channel: error " + error);
    }
    return Kernel.epollWait(epoll, address, room, millis);
  }

  /** Returns 0 or the error's number; the keys after it are told all the same. */
  private int tell(PolledKey key, int descriptor, int events) {
    int told = key.told;
    if (events == told) {
      return 0;
    }
    int operation =
        told == 0
            ? Kernel.CONTROL_ADD
            : events == 0 ? Kernel.CONTROL_DELETE : Kernel.CONTROL_MODIFY;
    int error = Kernel.epollControl(epoll, operation, descriptor, events);
    if (error == 0) {
      key.told = events;
    }
    return error;
  }

  @Override
  int process(KernelView view, int reported) {
    int found = 0;
    for (int i = 0; i < reported; i++) {
      int at = EVENT * i;
      int descriptor = results.getInt(at + DESCRIPTOR);
      if (descriptor != wakeup.number()) {
        descriptors[found] = descriptor;
        ready[found] = connecting.ready(descriptor, results.getInt(at), ~0);
        found++;
      }
    }
    int changed = array.processDescriptors(descriptors, ready, found);
    if (reported == room) {
      grow();
    }
    return changed;
  }

  private void grow() {
    room *= 2;
    results = Kernel.memory(EVENT * room);
    address = Kernel.address(results);
    descriptors = Arrays.copyOf(descriptors, room);
    ready = Arrays.copyOf(ready, room);
  }

  @Override
  void forget(PolledKey key) {
    if (key.told != 0) {
      Kernel.epollControl(epoll, Kernel.CONTROL_DELETE, key.entry().descriptor(), 0);
      key.told = 0;
    }
  }

  @Override
  void release() throws IOException {
    Kernel.close(epoll);
  }
}
