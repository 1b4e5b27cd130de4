package dev.touchstone.perf.speed.pool;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Row 2: the same by virtual threads, each of which is new and ends after its part. One operation
 * is one round trip; starting and ending the threads is in it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class VirtualPoolBenchmarks {
  /** Divisible by every number of threads. */
  private static final int TRIPS = 4_800;

  /** A name of {@link PoolPeer#NAMES}. */
  @Param("")
  public String peer = "";

  /** Virtual threads that share the trips. */
  @Param("1")
  public int virtualThreads;

  private PoolPeer pool;
  private ExecutorService executor;

  /** Makes the pool; the method that makes threads is looked up, since JDK 17 has none. */
  @Setup
  public void makePool() throws ReflectiveOperationException {
    pool = PoolPeer.named(peer);
    executor =
        (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
  }

  /** Ends the threads. */
  @TearDown
  public void close() {
    executor.shutdown();
  }

  /** All trips, by so many threads. */
  @Benchmark
  @OperationsPerInvocation(TRIPS)
  public void roundTrips(Blackhole hole) throws InterruptedException {
    CountDownLatch end = new CountDownLatch(virtualThreads);
    int each = TRIPS / virtualThreads;
    for (int t = 0; t < virtualThreads; t++) {
      executor.execute(
          () -> {
            for (int i = 0; i < each; i++) {
              hole.consume(pool.roundTrip());
            }
            end.countDown();
          });
    }
    end.await();
  }
}
