package dev.touchstone.perf.rows;

import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The relaxed operations of any subject, one thread, through an adapter that allocates nothing: for
 * bytes, not for speed.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RelaxedRows {
  /** The subject's name. */
  @Param("")
  public String subject = "";

  /** The text of its contract where its provider does not know it; else empty. */
  @Param("")
  public String contract = "";

  private final Integer token = 7;
  private QueueUnderTest queue;

  /** Makes the queue. */
  @Setup
  public void makeQueue() {
    queue = QueueRows.find(subject, contract);
  }

  /** One element in and out by the relaxed forms. */
  @Benchmark
  @SuppressWarnings("NullAway") // JMH consumes null like any other value
  public Object relaxedAddRemove1() {
    queue.relaxedOffer(token);
    return queue.relaxedPoll();
  }
}
