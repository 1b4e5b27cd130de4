package dev.touchstone.perf.rows;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;

/**
 * Any pool, through an adapter that is one call for each call: a fork loads one class of adapter
 * and one of pool, so the calls have one target and are inlined. Each array is written to, as a
 * user would.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PoolRows {
  private static final long CAP = 1 << 20;
  private static final int SMALLEST = 16;
  private static final int CLASSES = 8;
  private static final int LENGTH = 128;
  private static final int WRITTEN = 12;

  /** The subject's name. */
  @Param("")
  public String subject = "";

  /** The text of its contract where its provider does not know it; else empty. */
  @Param("")
  public String contract = "";

  private PoolUnderTest pool;

  /** Makes the pool. */
  @Setup
  public void makePool() {
    Contract given = contract.isEmpty() ? null : Contracts.parse(contract);
    pool =
        ((PoolSubject) Subjects.find(subject, given))
            .create(PoolSettings.of(CAP, SMALLEST, SMALLEST << (CLASSES - 1)));
  }

  /** An array taken, written and released. */
  @Benchmark
  public boolean takeRelease1() {
    PoolUnderTest p = pool;
    Object array = p.take(LENGTH);
    for (int i = 0; i < WRITTEN; i++) {
      p.set(array, i, i);
    }
    return p.release(array);
  }

  /** The same by two threads at once. */
  @Benchmark
  @Threads(2)
  public boolean takeRelease1TwoThreads() {
    return takeRelease1();
  }

  /** The arrays that one thread has taken. */
  @State(Scope.Thread)
  public static class Hands {
    private final Object[] arrays = new Object[CLASSES];
  }

  /** An array of each size class taken, then all released in the same order. */
  @Benchmark
  @OperationsPerInvocation(CLASSES)
  public int takeRelease8(Hands hands) {
    PoolUnderTest p = pool;
    Object[] arrays = hands.arrays;
    for (int k = 0; k < CLASSES; k++) {
      arrays[k] = p.take(SMALLEST << k);
      p.set(arrays[k], 0, k);
    }
    int kept = 0;
    for (int k = 0; k < CLASSES; k++) {
      kept += p.release(arrays[k]) ? 1 : 0;
    }
    return kept;
  }
}
