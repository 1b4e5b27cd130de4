package dev.touchstone.perf.speed.queue;

import static java.util.Objects.requireNonNull;

import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.jctools.queues.MpmcArrayQueue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The original's four shapes on the queue alone, one thread, capacity 1024. A shape of a thousand
 * counts as one operation, as in the original. "Create" is a queue out of a pool of queues, which
 * is the same for all: the original's was an MpmcArrayQueue too.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class QueueShapes {
  static final int CAPACITY = 1024;
  static final int MANY = 1000;

  /** A name of {@link QueuePeer#names()}. */
  @Param("")
  public String peer = "";

  private final Integer token = 7;
  private Queue<Object> queue;
  private MpmcArrayQueue<Queue<Object>> spares;

  /** Makes the queue, and a pool with one more. */
  @Setup
  public void makeQueue() {
    queue = QueuePeer.make(peer, CAPACITY);
    spares = new MpmcArrayQueue<>(16);
    spares.offer(QueuePeer.make(peer, CAPACITY));
  }

  /** One element in and out. */
  @Benchmark
  public Object addRemove1() {
    queue.offer(token);
    return requireNonNull(queue.poll());
  }

  /** A thousand in, then out. */
  @Benchmark
  public int addRemove1000() {
    return thousand(queue);
  }

  /** A queue out of the pool, one element in and out, the queue back. */
  @Benchmark
  public Object createUseDestroy1() {
    Queue<Object> q = requireNonNull(spares.poll());
    q.offer(token);
    Object element = requireNonNull(q.poll());
    spares.offer(q);
    return element;
  }

  /** The same with a thousand. */
  @Benchmark
  public int createUseDestroy1000() {
    Queue<Object> q = requireNonNull(spares.poll());
    int sum = thousand(q);
    spares.offer(q);
    return sum;
  }

  private int thousand(Queue<Object> q) {
    for (int i = 0; i < MANY; i++) {
      q.offer(token);
    }
    int sum = 0;
    for (int i = 0; i < MANY; i++) {
      sum += (Integer) requireNonNull(q.poll());
    }
    return sum;
  }
}
