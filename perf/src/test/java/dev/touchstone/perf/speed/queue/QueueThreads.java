package dev.touchstone.perf.speed.queue;

import dev.touchstone.perf.speed.Counted;
import java.util.Queue;
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

/**
 * Row 3: one producer and some consumers. What counts is how many elements left the queue; failed
 * calls are counted apart. Who fails spins while there are cores for all, and yields otherwise.
 */
@State(Scope.Group)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@SuppressWarnings("ThreadPriorityCheck") // who fails gives the core away where there are too few
public class QueueThreads {

  /** A name of {@link QueuePeer#names()}. */
  @Param("")
  public String peer = "";

  /** Elements. */
  @Param("1024")
  public int capacity;

  /** Whether who fails gives its core away. */
  @Param("false")
  public boolean yields;

  private final Integer token = 7;
  private Queue<Object> queue;

  /** What a thread did. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counters {
    /** Elements that left the queue. */
    public long done;

    /** Offers that were refused. */
    public long failedOffers;

    /** Polls that found nothing. */
    public long failedPolls;

    /** Adds what this thread did to the sum. */
    @TearDown(Level.Iteration)
    public void add() {
      Counted.add(done);
    }
  }

  /** Makes the queue. */
  @Setup
  public void makeQueue() {
    queue = QueuePeer.make(peer, capacity);
  }

  /** The producer. */
  @Benchmark
  @Group("oneToMany")
  public void produce(Counters counters) {
    if (!queue.offer(token)) {
      counters.failedOffers++;
      pause();
    }
  }

  /** A consumer. */
  @Benchmark
  @Group("oneToMany")
  public Object consume(Counters counters) {
    Object element = queue.poll();
    if (element == null) {
      counters.failedPolls++;
      pause();
    } else {
      counters.done++;
    }
    return element;
  }

  private void pause() {
    if (yields) {
      Thread.yield();
    } else {
      Thread.onSpinWait();
    }
  }
}
