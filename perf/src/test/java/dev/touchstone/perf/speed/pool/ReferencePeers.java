package dev.touchstone.perf.speed.pool;

import dev.touchstone.pool.ArrayPool;
import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import dev.touchstone.pool.StampedLockArrayPool;
import dev.touchstone.pool.StripedArrayPool;
import dev.touchstone.pool.SynchronizedArrayPool;

/** The references, with a cap that is ample for 24 threads. */
final class ReferencePeers extends PoolPeer {
  static final int LENGTH = 128;
  private static final PoolOptions OPTIONS = PoolOptions.ofCap(1 << 22).withLengths(16, 4096);

  private final ArrayPool<char[]> pool;

  private ReferencePeers(ArrayPool<char[]> pool) {
    this.pool = pool;
  }

  static PoolPeer of(String name) {
    return new ReferencePeers(
        switch (name) {
          case "StripedArrayPool" -> new StripedArrayPool<>(ArrayType.CHARS, OPTIONS);
          case "StampedLockArrayPool" -> new StampedLockArrayPool<>(ArrayType.CHARS, OPTIONS);
          case "SynchronizedArrayPool" -> new SynchronizedArrayPool<>(ArrayType.CHARS, OPTIONS);
          default -> throw new IllegalArgumentException(name);
        });
  }

  @Override
  Object take() {
    return pool.take(LENGTH);
  }

  @Override
  String write(Object lent) {
    return write((char[]) lent);
  }

  @Override
  void release(Object lent) {
    pool.release((char[]) lent);
  }
}
