package dev.touchstone.perf.speed;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/**
 * The whole time of iterations, from before their first thread starts until the last has ended.
 * With more threads than cores that is well more than the time that was asked for, and all
 * operations that are counted lie in it.
 */
public final class Stopwatch implements InternalProfiler {
  private static final AtomicLong NANOS = new AtomicLong();

  private long began;

  /** Begins at zero. */
  static void reset() {
    NANOS.set(0);
  }

  /** Milliseconds since. */
  static double millis() {
    return NANOS.get() / 1e6;
  }

  @Override
  public String getDescription() {
    return "the whole time of iterations";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    began = System.nanoTime();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    NANOS.addAndGet(System.nanoTime() - began);
    return List.of();
  }
}
