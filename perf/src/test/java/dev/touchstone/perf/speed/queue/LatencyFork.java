package dev.touchstone.perf.speed.queue;

import dev.touchstone.perf.speed.JmhFork;
import dev.touchstone.perf.speed.Point;
import dev.touchstone.perf.speed.SpeedRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import org.HdrHistogram.Histogram;

/**
 * Row 4: how long an offer takes while consumers are descheduled, now and then in the middle of a
 * poll. The producer has one core to itself; the consumers share the other, so that the scheduler
 * stops one of them every few milliseconds, wherever it is. The producer means to offer at a fixed
 * rate, and each offer's latency counts from when it was meant to begin (Gil Tene's "coordinated
 * omission"): an offer that waits makes those behind it late, as it would for a caller. A refused
 * offer is an answer too.
 */
public final class LatencyFork {
  private static final long INTERVAL = 250;
  private static final int TIMES_AS_LONG = 10;

  private volatile boolean stop;
  private final Queue<Object> queue;
  private final Integer token = 7;
  private final CountDownLatch bound;
  private long refused;

  private LatencyFork(Queue<Object> queue, int consumers) {
    this.queue = queue;
    this.bound = new CountDownLatch(consumers);
  }

  /** As {@link JmhFork#main}; parameters are {@code capacity} and {@code consumers}. */
  public static void main(String[] arguments) throws InterruptedException {
    JmhFork.machine();
    Thread.setDefaultUncaughtExceptionHandler(LatencyFork::end);
    if (Runtime.getRuntime().availableProcessors() < 2) {
      throw new IllegalStateException("the row needs two cores");
    }
    pin(0);
    long millis = Long.parseLong(arguments[3]) * TIMES_AS_LONG;
    for (int i = 5; i < arguments.length; i++) {
      Map<String, String> parameters = Point.of(arguments[i]).parameters();
      int capacity = Integer.parseInt(parameters.get("capacity"));
      int consumers = Integer.parseInt(parameters.get("consumers"));
      Queue<Object> queue = QueuePeer.make(arguments[1], capacity);
      new LatencyFork(queue, consumers)
          .run(consumers, Long.parseLong(arguments[2]), new Histogram(3));
      LatencyFork fork = new LatencyFork(queue, consumers);
      Histogram histogram = new Histogram(3);
      fork.run(consumers, millis, histogram);
      JmhFork.line(i - 5, figures(histogram, fork.refused));
    }
  }

  /** A thread that cannot go on ends the fork, which would wait for it for ever. */
  private static void end(Thread thread, Throwable failure) {
    System.out.println(failure);
    System.exit(1);
  }

  private static Map<String, Double> figures(Histogram histogram, long refused) {
    Map<String, Double> figures = new LinkedHashMap<>();
    double p9999 = histogram.getValueAtPercentile(99.99);
    figures.put(SpeedRow.FIGURE, 1e6 / p9999);
    figures.put("p50", (double) histogram.getValueAtPercentile(50));
    figures.put("p99", (double) histogram.getValueAtPercentile(99));
    figures.put("p99.9", (double) histogram.getValueAtPercentile(99.9));
    figures.put("p99.99", p9999);
    figures.put("max", (double) histogram.getMaxValue());
    figures.put("refused", (double) refused / histogram.getTotalCount());
    figures.put("offers", (double) histogram.getTotalCount());
    return figures;
  }

  private void run(int consumers, long millis, Histogram histogram) throws InterruptedException {
    stop = false;
    Thread[] threads = new Thread[consumers];
    for (int c = 0; c < consumers; c++) {
      threads[c] = new Thread(this::consume);
      threads[c].start();
    }
    bound.await();
    produce(millis * 1_000_000, histogram);
    stop = true;
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void consume() {
    pin(1);
    bound.countDown();
    while (!stop) {
      queue.poll();
    }
  }

  private void produce(long length, Histogram histogram) {
    long begin = System.nanoTime();
    long meant = begin;
    while (meant - begin < length) {
      while (System.nanoTime() < meant) {
        Thread.onSpinWait();
      }
      if (!queue.offer(token)) {
        refused++;
      }
      histogram.recordValue(Math.max(1, System.nanoTime() - meant));
      meant += INTERVAL;
    }
  }

  /** Binds the calling thread to a core. */
  private static void pin(int core) {
    try {
      String thread = Files.readSymbolicLink(Path.of("/proc/thread-self")).getFileName().toString();
      int status =
          new ProcessBuilder("taskset", "-cp", String.valueOf(core), thread)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor();
      if (status != 0) {
        throw new IOException("taskset ended with " + status);
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException("the row needs threads bound to cores", e);
    }
  }
}
