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
import java.util.stream.Stream;
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
  private long refused;

  private LatencyFork(Queue<Object> queue) {
    this.queue = queue;
  }

  /** As {@link JmhFork#main}; parameters are {@code capacity} and {@code consumers}. */
  public static void main(String[] arguments) throws InterruptedException, IOException {
    JmhFork.machine();
    if (Runtime.getRuntime().availableProcessors() < 2) {
      throw new IllegalStateException("the row needs two cores");
    }
    long millis = Long.parseLong(arguments[3]) * TIMES_AS_LONG;
    for (int i = 5; i < arguments.length; i++) {
      Map<String, String> parameters = Point.of(arguments[i]).parameters();
      int capacity = Integer.parseInt(parameters.get("capacity"));
      int consumers = Integer.parseInt(parameters.get("consumers"));
      LatencyFork fork = new LatencyFork(QueuePeer.make(arguments[1], capacity));
      fork.run(consumers, Long.parseLong(arguments[2]), new Histogram(3));
      Histogram histogram = new Histogram(3);
      fork.refused = 0;
      fork.run(consumers, millis, histogram);
      JmhFork.line(i - 5, figures(histogram, fork.refused));
    }
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

  private void run(int consumers, long millis, Histogram histogram)
      throws InterruptedException, IOException {
    stop = false;
    Thread[] threads = new Thread[consumers];
    for (int c = 0; c < consumers; c++) {
      threads[c] = new Thread(this::consume, "consumer-" + c);
      threads[c].start();
      pin(threads[c].getName(), 1);
    }
    Thread producer = new Thread(() -> produce(millis * 1_000_000, histogram), "producer");
    producer.start();
    pin("producer", 0);
    producer.join();
    stop = true;
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void consume() {
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

  /** Binds a thread to a core, by the name that the system knows. */
  private static void pin(String thread, int core) throws IOException, InterruptedException {
    try (Stream<Path> tasks = Files.list(Path.of("/proc/self/task"))) {
      for (Path task : tasks.toList()) {
        if (Files.readString(task.resolve("comm")).strip().equals(thread)) {
          int status =
              new ProcessBuilder(
                      "taskset", "-cp", String.valueOf(core), task.getFileName().toString())
                  .redirectErrorStream(true)
                  .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                  .start()
                  .waitFor();
          if (status != 0) {
            throw new IOException("taskset could not bind " + thread);
          }
          return;
        }
      }
    }
    throw new IOException("no task is named " + thread);
  }
}
