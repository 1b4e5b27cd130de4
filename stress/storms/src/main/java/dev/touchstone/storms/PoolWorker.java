package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolUnderTest;
import java.lang.invoke.VarHandle;
import java.util.SplittableRandom;

/**
 * One thread's operations on a pool, each written into its log. A holder stamps what it takes, and
 * wipes the stamp before it releases; where the pool clears, it fills the array and leaves that in
 * it. Full fences stand around each operation: what it stored must be out of the store buffer
 * before it counts as returned, and nothing of it may be read before it counts as called.
 */
final class PoolWorker {
  /** How many entries a log can number. */
  static final int MOST_ENTRIES = 1 << 20;

  /**
   * An array in somebody's hands.
   *
   * @param stamp that its holder wrote into it
   * @param take the number of the thread that took it, times {@link #MOST_ENTRIES}, plus that of
   *     the entry
   */
  record Held(Object array, int stamp, int take) {}

  private final PoolUnderTest pool;
  private final boolean secret;
  private final int thread;
  private final PoolLog log;
  private final SplittableRandom random;
  private Runnable beforeEach = () -> {};
  private int stamps;

  /**
   * A worker.
   *
   * @param secret whether the pool clears and writing is left in the arrays
   * @param thread its number in the storm
   */
  PoolWorker(PoolUnderTest pool, boolean secret, int thread, PoolLog log, long seed) {
    this.pool = pool;
    this.secret = secret;
    this.thread = thread;
    this.log = log;
    this.random = new SplittableRandom(seed);
  }

  /** What is to be done before each operation; set before its thread starts. */
  void beforeEach(Runnable action) {
    beforeEach = action;
  }

  PoolLog log() {
    return log;
  }

  boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  /** A number from 0 to less than the bound. */
  int choose(int bound) {
    return random.nextInt(bound);
  }

  private long begin() {
    beforeEach.run();
    long time = System.nanoTime();
    VarHandle.fullFence();
    return time;
  }

  private static long end() {
    VarHandle.fullFence();
    return System.nanoTime();
  }

  /** Takes an array and stamps it. */
  Held take(int minLength) {
    long start = begin();
    Object array = pool.take(minLength);
    long end = end();
    int stamp = Stamps.stamp(thread, stamps++);
    int found = secret ? Stamps.remains(pool, array) : Stamps.read(pool, array, 0);
    if (secret) {
      Stamps.fill(pool, array, stamp);
    } else {
      Stamps.write(pool, array, stamp);
    }
    int entry = log.size();
    log.add(PoolOp.TAKE, array, minLength, found == 0 ? 0 : found + 1, PoolLog.NO_TAKE, start, end);
    return new Held(array, stamp, thread * MOST_ENTRIES + entry);
  }

  /** Releases an array after a look at its stamp. */
  void release(Held held) {
    Object array = held.array();
    int found = held.stamp();
    if (!secret) {
      found = Stamps.read(pool, array, held.stamp());
      Stamps.write(pool, array, 0);
    }
    long start = begin();
    boolean kept = pool.release(array);
    long end = end();
    int mark = found == held.stamp() ? 0 : found + 1;
    log.add(PoolOp.RELEASE, array, kept ? 1 : 0, mark, held.take(), start, end);
  }

  /** Writes down what is retained. */
  void retained() {
    long start = begin();
    long bytes = pool.retained();
    long end = end();
    log.add(PoolOp.RETAINED, null, bytes, 0, PoolLog.NO_TAKE, start, end);
  }

  /** Trims. */
  void trim() {
    long start = begin();
    long bytes = pool.trim();
    long end = end();
    log.add(PoolOp.TRIM, null, bytes, 0, PoolLog.NO_TAKE, start, end);
  }
}
