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
      ChainedOptionsBuilder options =
          new OptionsBuilder()
              .include(
                  "^\\Q"
                      + target
                      + (point.method().isEmpty() ? ".\\E" : "." + point.method() + "\\E$"))
              .forks(0)
              .param("peer", arguments[1])
              .warmupIterations(1)
              .warmupTime(TimeValue.milliseconds(cold ? warm : millis))
              .measurementIterations(iterations)
              .measurementTime(TimeValue.milliseconds(millis))
              .addProfiler(GCProfiler.class)
              .shouldFailOnError(true)
              .verbosity(VerboseMode.SILENT);
      point.parameters().forEach(options::param);
      if (point.groups().isEmpty()) {
        options.threads(point.threads());
      } else {
        options.threadGroups(point.groups().stream().mapToInt(Integer::intValue).toArray());
      }
      line(i - 5, figures(new Runner(options.build()).run().iterator().next()));
    }
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

  @SuppressWarnings("rawtypes") // JMH's own signature
  private static Map<String, Double> figures(RunResult run) {
    Map<String, Result> secondary = run.getSecondaryResults();
    Result<?> done = secondary.get("done");
    double score = done == null ? run.getPrimaryResult().getScore() : done.getScore();
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
