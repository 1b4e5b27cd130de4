package dev.touchstone.perf.speed.queue;

import dev.touchstone.perf.speed.Counted;
import dev.touchstone.queue.BoundedQueue;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.agrona.concurrent.ManyToManyConcurrentArrayQueue;
import org.jctools.queues.MessagePassingQueue;
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

/** One producer fills, one consumer drains, at most 64 elements a call. */
@State(Scope.Group)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@SuppressWarnings("UnnecessaryLambda") // a method reference could be made anew at each call
public class BatchThreads {
  private static final int BATCH = 64;

  /** A name of {@link QueuePeer#names()} with batches. */
  @Param("")
  public String peer = "";

  /** Elements. */
  @Param("1024")
  public int capacity;

  private final Integer token = 7;
  private Batches queue;

  /** How many elements left the queue. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counters {
    /** Elements. */
    public long done;

    /** Adds what this thread did to the sum. */
    @TearDown(Level.Iteration)
    public void add() {
      Counted.add(done);
    }
  }

  /** A queue with batches; a fork makes one class only. */
  private interface Batches {
    int fill();

    int drain();
  }

  /** Makes the queue. */
  @Setup
  public void makeQueue() {
    queue = batches(QueuePeer.make(peer, capacity));
  }

  private Batches batches(Queue<Object> made) {
    if (made instanceof BoundedQueue<Object> bounded) {
      return new Batches() {
        private final Supplier<Object> source = () -> token;
        private final Consumer<Object> sink = element -> {};

        @Override
        public int fill() {
          return bounded.fill(source, BATCH);
        }

        @Override
        public int drain() {
          return bounded.drain(sink, BATCH);
        }
      };
    }
    if (made instanceof MessagePassingQueue<?>) {
      return jctools(made);
    }
    return new OneByOne(made);
  }

  @SuppressWarnings("unchecked")
  private Batches jctools(Object made) {
    MessagePassingQueue<Object> passing = (MessagePassingQueue<Object>) made;
    return new Batches() {
      private final MessagePassingQueue.Supplier<Object> source = () -> token;
      private final MessagePassingQueue.Consumer<Object> sink = element -> {};

      @Override
      public int fill() {
        return passing.fill(source, BATCH);
      }

      @Override
      public int drain() {
        return passing.drain(sink, BATCH);
      }
    };
  }

  /** What has no fill is offered to in a loop; what has drainTo or drain uses it. */
  private final class OneByOne implements Batches {
    private final Queue<Object> queue;
    private final java.util.ArrayList<Object> drained = new java.util.ArrayList<>(BATCH);
    private final Consumer<Object> sink = element -> {};

    OneByOne(Queue<Object> queue) {
      this.queue = queue;
    }

    @Override
    public int fill() {
      int count = 0;
      while (count < BATCH && queue.offer(token)) {
        count++;
      }
      return count;
    }

    @Override
    public int drain() {
      if (queue instanceof ArrayBlockingQueue<Object> blocking) {
        drained.clear();
        return blocking.drainTo(drained, BATCH);
      }
      if (queue instanceof ManyToManyConcurrentArrayQueue<Object> agrona) {
        return agrona.drain(sink, BATCH);
      }
      int count = 0;
      while (count < BATCH && queue.poll() != null) {
        count++;
      }
      return count;
    }
  }

  /** The producer. */
  @Benchmark
  @Group("batches")
  public void fill() {
    if (queue.fill() == 0) {
      Thread.onSpinWait();
    }
  }

  /** The consumer. */
  @Benchmark
  @Group("batches")
  public void drain(Counters counters) {
    int count = queue.drain();
    if (count == 0) {
      Thread.onSpinWait();
    }
    counters.done += count;
  }
}
