package dev.touchstone.perf.speed.pool;

import java.util.Arrays;
import java.util.List;

/**
 * One pool as its own users use it: take something that holds characters or bytes, write twelve of
 * them, make a String, give it back. A fork makes one subclass only, so that every call has one
 * target.
 */
public abstract class PoolPeer {
  static final int WRITTEN = 12;

  /** Every pool by name: the references first. */
  public static final List<String> NAMES =
      Arrays.stream(Kind.values()).map(kind -> kind.title).toList();

  /** Takes what the pool lends. */
  abstract Object take();

  /** Writes twelve characters into it and reads them as a String. */
  abstract String write(Object lent);

  /** Gives it back. */
  abstract void release(Object lent);

  /** What the original's benchmark does. */
  public final String roundTrip() {
    Object lent = take();
    String text = write(lent);
    release(lent);
    return text;
  }

  /** The pool of that name. */
  public static PoolPeer named(String name) {
    return Arrays.stream(Kind.values())
        .filter(kind -> kind.title.equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no pool " + name))
        .maker
        .get();
  }

  private enum Kind {
    STRIPED("StripedArrayPool", () -> ReferencePeers.of("StripedArrayPool")),
    STAMPED("StampedLockArrayPool", () -> ReferencePeers.of("StampedLockArrayPool")),
    MONITOR("SynchronizedArrayPool", () -> ReferencePeers.of("SynchronizedArrayPool")),
    KOTLINX("kotlinx-serialization-json CharArrayPool", KotlinPeers.Serialization::new),
    JACKSON_THREAD_LOCAL("Jackson threadLocalPool", () -> new JacksonPeer("threadLocal")),
    JACKSON_DEQUE("Jackson newConcurrentDequePool", () -> new JacksonPeer("deque")),
    JACKSON_LOCK_FREE("Jackson newLockFreePool", () -> new JacksonPeer("lockFree")),
    JACKSON_BOUNDED("Jackson newBoundedPool", () -> new JacksonPeer("bounded")),
    OKIO("okio SegmentPool", KotlinPeers.Okio::new),
    KOTLINX_IO("kotlinx-io SegmentPool", KotlinPeers.KotlinxIo::new),
    NETTY("Netty Recycler", NettyPeer::new),
    NONE("plain allocation", PlainAllocation::new);

    private final String title;
    private final java.util.function.Supplier<PoolPeer> maker;

    Kind(String title, java.util.function.Supplier<PoolPeer> maker) {
      this.title = title;
      this.maker = maker;
    }
  }

  /** Fills twelve characters. */
  static String write(char[] chars) {
    for (int i = 0; i < WRITTEN; i++) {
      chars[i] = (char) ('a' + i);
    }
    return new String(chars, 0, WRITTEN);
  }

  /** Fills twelve bytes. */
  static String write(byte[] bytes) {
    for (int i = 0; i < WRITTEN; i++) {
      bytes[i] = (byte) ('a' + i);
    }
    return new String(bytes, 0, WRITTEN, java.nio.charset.StandardCharsets.ISO_8859_1);
  }
}
