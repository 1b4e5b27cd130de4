package dev.touchstone.perf.speed;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
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
   * Many threads on few cores take longer to begin and to end; iterations are so many times longer.
   */
  private static final int CROWDED = 4;

  private static final String ALLOCATION = "gc.alloc.rate.norm";

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
      line(i - 5, measure(target, arguments[1], point, iterations, millis));
    }
  }

  /** One point of one side, in this JVM. */
  static Map<String, Double> measure(
      String target, String side, Point point, int iterations, int millis) throws RunnerException {
    Counted.reset();
    Stopwatch.reset();
    return figures(run(options(target, side, point, iterations, millis)), point);
  }

  private static boolean isCrowded(Point point) {
    return point.threads() > Runtime.getRuntime().availableProcessors();
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
            .measurementTime(TimeValue.milliseconds(isCrowded(point) ? CROWDED * millis : millis))
            // Threads that wait for one another work on meanwhile, which counters do not see.
            .syncIterations(point.groups().isEmpty() && !isCrowded(point))
            .addProfiler(GCProfiler.class)
            .addProfiler(Stopwatch.class)
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

  /**
   * Up to the number of cores the score is JMH's, each thread by its own clock. Beyond it, it is
   * all operations by the whole time. Bytes are always all bytes by all operations.
   */
  @SuppressWarnings("rawtypes") // JMH's own signature
  private static Map<String, Double> figures(RunResult run, Point point) {
    Map<String, Result> secondary = run.getSecondaryResults();
    Result<?> done = secondary.get("done");
    double all = operations(run);
    double counted = done == null ? all : Counted.sum();
    double score = done == null ? run.getPrimaryResult().getScore() : done.getScore();
    if (isCrowded(point)) {
      score = counted / Stopwatch.millis();
    }
    Map<String, Double> figures = new LinkedHashMap<>();
    figures.put(SpeedRow.FIGURE, score);
    Result<?> bytesAnOperation = secondary.get(ALLOCATION);
    if (bytesAnOperation != null) {
      figures.put("bytes", bytesAnOperation.getScore() * all / counted);
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
