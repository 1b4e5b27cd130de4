package dev.touchstone.perf.speed;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What the threads of a benchmark with groups have done since a point began: a sum over all threads
 * and the whole time, to which each adds at the end of an iteration.
 */
public final class Counted {
  private static final AtomicLong SUM = new AtomicLong();

  private Counted() {}

  /** Begins at zero. */
  static void reset() {
    SUM.set(0);
  }

  /** Adds what one thread did. */
  public static void add(long done) {
    SUM.addAndGet(done);
  }

  static long sum() {
    return SUM.get();
  }
}
