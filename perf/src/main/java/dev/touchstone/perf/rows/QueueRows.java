package dev.touchstone.perf.rows;

import static java.util.Objects.requireNonNull;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.Queue;
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

/**
 * Any subject, one thread, as the {@link Queue} that it is: a fork loads one class of queue only,
 * so the calls through the interface have one target and are inlined.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class QueueRows {
  static final int CAPACITY = 1024;
  static final int MANY = 1000;

  /** The subject's name. */
  @Param("")
  public String subject = "";

  /** The text of its contract where its provider does not know it; else empty. */
  @Param("")
  public String contract = "";

  private final Integer token = 7;
  private Queue<Object> queue;

  /** Makes the queue. */
  @Setup
  public void makeQueue() {
    queue = find(subject, contract).collection();
  }

  /** A new queue of a subject. */
  static QueueUnderTest find(String subject, String contractText) {
    Contract contract = contractText.isEmpty() ? null : Contracts.parse(contractText);
    return ((QueueSubject) Subjects.find(subject, contract)).create(CAPACITY);
  }

  /** One element in and out. */
  @Benchmark
  public Object addRemove1() {
    queue.offer(token);
    return requireNonNull(queue.poll());
  }

  /** A thousand elements in, then out. */
  @Benchmark
  @OperationsPerInvocation(MANY)
  public int addRemove1000() {
    Queue<Object> q = queue;
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
