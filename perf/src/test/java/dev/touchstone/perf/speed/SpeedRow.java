package dev.touchstone.perf.speed;

import java.util.List;

/**
 * One row of the speed tables: the same measurement of a subject and of its peers.
 *
 * @param id stable, in results
 * @param title over the table
 * @param kind what is measured
 * @param mainClass of its forks
 * @param target a benchmark class for {@link JmhFork}; else empty
 * @param sides the subject first
 * @param points columns
 * @param leastJdk feature version that forks need
 * @param flags of the forks' JVM
 * @param onlyLong whether the short form leaves it out
 */
public record SpeedRow(
    String id,
    String title,
    Kind kind,
    Class<?> mainClass,
    String target,
    List<Side> sides,
    List<Point> points,
    int leastJdk,
    List<String> flags,
    boolean onlyLong) {

  /** The figure by which sides are compared. */
  public static final String FIGURE = "score";

  /** What a row's figure is. */
  public enum Kind {
    /** Operations a millisecond, more is better; with bytes per operation. */
    THROUGHPUT,
    /** Percentiles of latency; compared by what one divided by the 99.99th is. */
    LATENCY,
    /** Kilobytes that are reachable, window by window; not compared. */
    RETAINED
  }

  /**
   * One side of a row.
   *
   * @param name for a reader and, as parameter, for the benchmark
   * @param shadows jars or directories in front of the class path
   */
  public record Side(String name, List<String> shadows) {
    static Side of(String name) {
      return new Side(name, List.of());
    }
  }

  static SpeedRow jmh(
      String id, String title, Class<?> benchmark, List<Side> sides, List<Point> points) {
    return new SpeedRow(
        id,
        title,
        Kind.THROUGHPUT,
        JmhFork.class,
        benchmark.getName(),
        sides,
        points,
        17,
        List.of(),
        false);
  }

  SpeedRow onJdk(int feature) {
    return new SpeedRow(
        id, title, kind, mainClass, target, sides, points, feature, flags, onlyLong);
  }

  /** The same with another flag of the JVM, in the long form only. */
  SpeedRow withFlag(String suffix, String flag) {
    return new SpeedRow(
        id + "-" + suffix,
        title + ", " + flag,
        kind,
        mainClass,
        target,
        sides,
        points,
        leastJdk,
        List.of(flag),
        true);
  }

  /** The subject's name. */
  public String subject() {
    return sides.get(0).name();
  }
}
