package dev.touchstone.perf.speed.pool;

import dev.touchstone.perf.speed.Counted;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Row 3: one thread takes, another releases. What is lent travels in batches of 64, so that the
 * queue between them costs little and is the same for all.
 */
@State(Scope.Group)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@SuppressWarnings("ThreadPriorityCheck") // who has nothing to do gives the core away
public class AsymmetricPoolBenchmarks {
  private static final int BATCH = 64;
  private static final int BATCHES = 4;

  /** A name of {@link PoolPeer#NAMES}. */
  @Param("")
  public String peer = "";

  private PoolPeer pool;
  private ArrayBlockingQueue<Object[]> full;
  private ArrayBlockingQueue<Object[]> empty;

  /** What counts: how many were released. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counters {
    /** Taken, written, handed over and released. */
    public long done;

    /** Adds what this thread did to the sum. */
    @TearDown(Level.Iteration)
    public void add() {
      Counted.add(done);
    }
  }

  /** Makes the pool and the batches that go to and fro. */
  @Setup
  public void makePool() {
    pool = PoolPeer.named(peer);
    full = new ArrayBlockingQueue<>(BATCHES);
    empty = new ArrayBlockingQueue<>(BATCHES);
    for (int i = 0; i < BATCHES; i++) {
      empty.add(new Object[BATCH]);
    }
  }

  /** Takes a batch, if there is room for it. */
  @Benchmark
  @Group("handOver")
  public void take(Blackhole hole) {
    Object[] batch = empty.poll();
    if (batch == null) {
      Thread.yield();
      return;
    }
    for (int i = 0; i < BATCH; i++) {
      batch[i] = pool.take();
      hole.consume(pool.write(batch[i]));
    }
    full.add(batch);
  }

  /** Releases a batch, if there is one. */
  @Benchmark
  @Group("handOver")
  public void release(Counters counters) {
    Object[] batch = full.poll();
    if (batch == null) {
      Thread.yield();
      return;
    }
    for (int i = 0; i < BATCH; i++) {
      pool.release(batch[i]);
    }
    counters.done += BATCH;
    empty.add(batch);
  }
}
