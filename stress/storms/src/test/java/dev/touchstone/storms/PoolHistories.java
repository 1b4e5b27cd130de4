package dev.touchstone.storms;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Builds small histories of pools of {@code char[8]} for tests. */
final class PoolHistories {
  static final String STRICT = "touchstone:SynchronizedArrayPool";
  static final String RELAXED = "touchstone:StripedArrayPool";
  static final int LENGTH = 8;
  static final int BYTES = 16;

  /** The entry of a thread that took an array, as its release names it. */
  record Taken(Object array, int number) {}

  private static final int ENTRIES = 64;

  private final PoolSubject subject;
  private final PoolPlan plan;
  private final List<PoolLog> logs;

  /**
   * A history without entries.
   *
   * @param subject whose contract the pool has
   * @param threads the last of which takes what is left
   * @param room arrays that the pool may keep
   */
  PoolHistories(String subject, PoolMix mix, int threads, int room) {
    this.subject = (PoolSubject) Subjects.find(subject, null);
    PoolSettings settings = PoolSettings.of((long) room * BYTES, LENGTH, LENGTH);
    this.plan = new PoolPlan(mix, settings, threads - 1, 0, room, false, false, ENTRIES, 1);
    this.logs = IntStream.range(0, threads).mapToObj(t -> new PoolLog(ENTRIES)).toList();
  }

  Taken take(int thread, char[] array, long start, long end) {
    return take(thread, array, 0, start, end);
  }

  /** A take that found another's stamp in the array; 0 for none. */
  Taken take(int thread, char[] array, int stamp, long start, long end) {
    PoolLog log = logs.get(thread);
    int number = thread * PoolWorker.MOST_ENTRIES + log.size();
    int mark = stamp == 0 ? 0 : stamp + 1;
    log.add(PoolOp.TAKE, array, LENGTH, mark, PoolLog.NO_TAKE, start, end);
    return new Taken(array, number);
  }

  PoolHistories release(int thread, Taken taken, boolean kept, long start, long end) {
    logs.get(thread)
        .add(PoolOp.RELEASE, taken.array(), kept ? 1 : 0, 0, taken.number(), start, end);
    return this;
  }

  /** A retained or a trim. */
  PoolHistories observe(int thread, PoolOp op, long bytes, long start, long end) {
    logs.get(thread).add(op, null, bytes, 0, PoolLog.NO_TAKE, start, end);
    return this;
  }

  List<Breach> judge() {
    PoolHistory history = new PoolHistory(plan, subject, subject.create(plan.settings()), logs);
    return new PoolJudge(subject).judge(history);
  }

  /** What was found, each as claim and sentence. */
  List<String> found() {
    return judge().stream().map(breach -> breach.claim() + ": " + breach.sentence()).toList();
  }

  /** The contracts that a test is to try. */
  static Stream<String> both() {
    return Stream.of(STRICT, RELAXED);
  }
}
