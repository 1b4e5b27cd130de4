package dev.touchstone.perf.speed.pool;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Row 1: the original's program; its threads are platform threads. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class PoolBenchmarks {
  /** A name of {@link PoolPeer#NAMES}. */
  @Param("")
  public String peer = "";

  private PoolPeer pool;

  /** Makes the pool. */
  @Setup
  public void makePool() {
    pool = PoolPeer.named(peer);
  }

  /** Take, write 12 characters, make a String, release. */
  @Benchmark
  public String roundTrip() {
    return pool.roundTrip();
  }
}
