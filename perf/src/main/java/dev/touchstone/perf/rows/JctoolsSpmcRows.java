package dev.touchstone.perf.rows;

import static java.util.Objects.requireNonNull;

import java.util.concurrent.TimeUnit;
import org.jctools.queues.SpmcArrayQueue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * The SpmcArrayQueue of JCTools, one thread, without anything in between: the same rows as {@link
 * QueueRows}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class JctoolsSpmcRows {
  private final Integer token = 7;
  private final SpmcArrayQueue<Integer> queue = new SpmcArrayQueue<>(QueueRows.CAPACITY);

  /** One element in and out. */
  @Benchmark
  public Object addRemove1() {
    queue.offer(token);
    return requireNonNull(queue.poll());
  }

  /** A thousand elements in, then out. */
  @Benchmark
  @OperationsPerInvocation(QueueRows.MANY)
  public int addRemove1000() {
    SpmcArrayQueue<Integer> q = queue;
    for (int i = 0; i < QueueRows.MANY; i++) {
      q.offer(token);
    }
    int sum = 0;
    for (int i = 0; i < QueueRows.MANY; i++) {
      sum += requireNonNull(q.poll());
    }
    return sum;
  }
}
