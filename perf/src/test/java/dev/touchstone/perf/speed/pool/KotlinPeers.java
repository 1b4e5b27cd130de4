package dev.touchstone.perf.speed.pool;

import java.nio.charset.StandardCharsets;
import kotlinx.serialization.json.internal.CharArrayPool;

/** Pools that live inside libraries written in Kotlin. */
final class KotlinPeers {
  private KotlinPeers() {}

  /** Of kotlinx-serialization-json: arrays of 128 chars under one monitor, the original's user. */
  static final class Serialization extends PoolPeer {
    @Override
    Object take() {
      return CharArrayPool.INSTANCE.take();
    }

    @Override
    String write(Object lent) {
      return write((char[]) lent);
    }

    @Override
    void release(Object lent) {
      CharArrayPool.INSTANCE.release((char[]) lent);
    }
  }

  /** Of okio: segments of 8192 bytes, a stack for each hash of a thread. */
  static final class Okio extends PoolPeer {
    @Override
    Object take() {
      return okio.SegmentPool.take();
    }

    @Override
    String write(Object lent) {
      return write(((okio.Segment) lent).data);
    }

    @Override
    void release(Object lent) {
      okio.SegmentPool.recycle((okio.Segment) lent);
    }
  }

  /**
   * Of kotlinx-io: the same idea, with a second level; its array is hidden, so bytes go one by one.
   */
  static final class KotlinxIo extends PoolPeer {
    @Override
    Object take() {
      return kotlinx.io.SegmentPool.take();
    }

    @Override
    String write(Object lent) {
      kotlinx.io.Segment segment = (kotlinx.io.Segment) lent;
      for (int i = 0; i < WRITTEN; i++) {
        segment.writeByte$kotlinx_io_core((byte) ('a' + i));
      }
      byte[] read = new byte[WRITTEN];
      segment.readTo$kotlinx_io_core(read, 0, WRITTEN);
      return new String(read, StandardCharsets.ISO_8859_1);
    }

    @Override
    void release(Object lent) {
      kotlinx.io.SegmentPool.recycle((kotlinx.io.Segment) lent);
    }
  }
}
