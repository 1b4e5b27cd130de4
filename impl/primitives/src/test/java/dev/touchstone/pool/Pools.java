package dev.touchstone.pool;

import java.util.stream.Stream;

/** The pools under test, each by its constructor. */
enum Pools {
  SYNCHRONIZED,
  STAMPED_LOCK,
  STRIPED;

  <A> ArrayPool<A> create(ArrayType<A> type, PoolOptions options) {
    return switch (this) {
      case SYNCHRONIZED -> new SynchronizedArrayPool<>(type, options);
      case STAMPED_LOCK -> new StampedLockArrayPool<>(type, options);
      case STRIPED -> new StripedArrayPool<>(type, options);
    };
  }

  ArrayPool<byte[]> bytes(PoolOptions options) {
    return create(ArrayType.BYTES, options);
  }

  /** Lengths of 8 to 64. */
  static PoolOptions small(long cap) {
    return PoolOptions.ofCap(cap).withLengths(8, 64);
  }

  static Stream<Pools> strict() {
    return Stream.of(SYNCHRONIZED, STAMPED_LOCK);
  }
}
