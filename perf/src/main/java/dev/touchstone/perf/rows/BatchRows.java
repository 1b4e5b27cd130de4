package dev.touchstone.perf.rows;

import dev.touchstone.queue.BoundedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Fill and drain of a {@link BoundedQueue}, one thread. Foreign queues are not measured by it: an
 * adapter would have to make an object for each callback.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("UnnecessaryLambda") // a method reference could be made anew at each call
public class BatchRows {
  private static final int BATCH = 100;

  /** The subject's name. */
  @Param("")
  public String subject = "";

  /** The text of its contract where its provider does not know it; else empty. */
  @Param("")
  public String contract = "";

  private final Integer token = 7;
  private final Supplier<Object> source = () -> token;
  private int sum;
  private final Consumer<Object> sink = element -> sum += (Integer) element;
  private BoundedQueue<Object> queue;

  /** Makes the queue. */
  @Setup
  public void makeQueue() {
    queue = (BoundedQueue<Object>) QueueRows.find(subject, contract).collection();
  }

  /** A hundred elements in by one fill, then out by one drain. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int fillDrain100() {
    queue.fill(source, BATCH);
    queue.drain(sink, BATCH);
    return sum;
  }
}
