package dev.touchstone.selectors;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The registered sockets that were not connected when last looked at. The kernel has one event for
 * "connected" and "writable"; only the channel knows which one is meant. There are few such
 * sockets, so that all others cost nothing. Any thread.
 */
final class Connecting {
  private final Map<Integer, PolledKey> keys = new ConcurrentHashMap<>();

  void add(PolledKey key, int descriptor) {
    if (key.channel() instanceof SocketChannel socket && !socket.isConnected()) {
      keys.put(descriptor, key);
    }
  }

  void remove(PolledKey key) {
    if (!keys.isEmpty()) {
      keys.remove(key.entry().descriptor(), key);
    }
  }

  /**
   * The ready operations that a kernel's events mean, of those that are wanted.
   *
   * @param events as of {@link Kernel}
   */
  int ready(int descriptor, int events, int wanted) {
    if ((events & Kernel.INVALID) != 0) {
      return 0;
    }
    if ((events & (Kernel.ERROR | Kernel.HANGUP)) != 0) {
      return wanted;
    }
    int ops = 0;
    if ((events & Kernel.IN) != 0) {
      ops = SelectionKey.OP_READ | SelectionKey.OP_ACCEPT;
    }
    if ((events & Kernel.OUT) != 0) {
      ops |= SelectionKey.OP_WRITE;
    }
    return wanted & (keys.isEmpty() ? ops : ready(descriptor, ops));
  }

  private int ready(int descriptor, int ops) {
    PolledKey key = keys.get(descriptor);
    if (key == null || !(key.channel() instanceof SocketChannel socket)) {
      return ops;
    }
    if (socket.isConnected()) {
      keys.remove(descriptor, key);
      return ops;
    }
    boolean done = (ops & SelectionKey.OP_WRITE) != 0 && socket.isConnectionPending();
    return done ? SelectionKey.OP_CONNECT : 0;
  }
}
