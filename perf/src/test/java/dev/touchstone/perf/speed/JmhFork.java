package dev.touchstone.perf.speed;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A JVM that measures one side of a row at every point, one after the other, with JMH inside: start
 * and compilation are paid once for all points. One line for each point on standard output.
 */
public final class JmhFork {
  /**
   * What benchmarks with a counter named done have counted since the last point began. A sum over
   * all threads for the whole time; JMH would add up rates of threads, each by its own clock, which
   * is too much when many of them wait for a core before they begin.
   */
  public static final AtomicLong DONE = new AtomicLong();

  private static final String ALLOCATION = "gc.alloc.rate";

  private JmhFork() {}

  /**
   * Measures.
   *
   * @param arguments target, side, warm-up milliseconds, iteration milliseconds, iterations, points
   */
  public static void main(String[] arguments) throws RunnerException {
    String target = arguments[0];
    int warm = Integer.parseInt(arguments[2]);
    int millis = Integer.parseInt(arguments[3]);
    int iterations = Integer.parseInt(arguments[4]);
    machine();
    for (int i = 5; i < arguments.length; i++) {
      Point point = Point.of(arguments[i]);
      boolean cold = i == 5 || !Point.of(arguments[i - 1]).method().equals(point.method());
      run(options(target, arguments[1], point, 1, cold ? warm : millis));
      DONE.set(0);
      RunResult result = run(options(target, arguments[1], point, iterations, millis));
      line(i - 5, figures(result, point, (double) iterations * millis));
    }
  }

  private static RunResult run(ChainedOptionsBuilder options) throws RunnerException {
    return new Runner(options.build()).run().iterator().next();
  }

  private static ChainedOptionsBuilder options(
      String target, String side, Point point, int iterations, int millis) {
    String method = point.method().isEmpty() ? ".\\E" : "." + point.method() + "\\E$";
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^\\Q" + target + method)
            .forks(0)
            .param("peer", side)
            .warmupIterations(0)
            .measurementIterations(iterations)
            .measurementTime(TimeValue.milliseconds(millis))
            .addProfiler(GCProfiler.class)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT);
    point.parameters().forEach(options::param);
    return point.groups().isEmpty()
        ? options.threads(point.threads())
        : options.threadGroups(point.groups().stream().mapToInt(Integer::intValue).toArray());
  }

  /** What this JVM is, as the first line. */
  public static void machine() {
    String collectors =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .map(GarbageCollectorMXBean::getName)
            .map(name -> name.replaceAll(" (Young|Old|Concurrent).*", ""))
            .distinct()
            .collect(Collectors.joining("+"));
    System.out.println("JVM\t" + Runtime.version() + "\t" + collectors);
  }

  /** One point's figures as a line. */
  public static void line(int point, Map<String, Double> figures) {
    StringJoiner line = new StringJoiner("\t");
    line.add("POINT").add(String.valueOf(point));
    figures.forEach(
        (name, value) -> line.add(name + "=" + String.format(Locale.ROOT, "%.6g", value)));
    System.out.println(line);
  }

  private static long operations(RunResult run) {
    return run.getBenchmarkResults().iterator().next().getMetadata().getMeasurementOps();
  }

  @SuppressWarnings("rawtypes") // JMH's own signature
  private static Map<String, Double> figures(RunResult run, Point point, double millis) {
    Map<String, Result> secondary = run.getSecondaryResults();
    Result<?> done = secondary.get("done");
    double score = done == null ? run.getPrimaryResult().getScore() : done.getScore();
    if (point.threads() > Runtime.getRuntime().availableProcessors()) {
      score = (done == null ? operations(run) : DONE.get()) / millis;
    }
    Map<String, Double> figures = new LinkedHashMap<>();
    figures.put(SpeedRow.FIGURE, score);
    Result<?> megabytesASecond = secondary.get(ALLOCATION);
    if (megabytesASecond != null) {
      figures.put("bytes", megabytesASecond.getScore() * (1 << 20) / (score * 1_000));
    }
    for (String counter : Arrays.asList("failedOffers", "failedPolls")) {
      Result<?> result = secondary.get(counter);
      if (result != null) {
        figures.put(counter, result.getScore());
      }
    }
    return figures;
  }
}
