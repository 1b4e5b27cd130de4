package dev.touchstone.evidence;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * How much may be spent on a certification. The one place that turns a budget into every engine's
 * numbers.
 */
public enum Budget {
  /** In CI, at every build. */
  QUICK(
      new Conformance(400, 60),
      new Lincheck(4, 120, 300),
      new Jcstress(2, 2, 100),
      new Jmh(2, 2, 100),
      new Storms(6_500, 5_000, 400_000, 2_000),
      new Explorer(1, 60)),
  /** Over a whole library. */
  SWEEP(
      new Conformance(1_000, 100),
      new Lincheck(12, 600, 1_000),
      new Jcstress(3, 5, 100),
      new Jmh(3, 3, 150),
      new Storms(8_000, 8_000, 500_000, 2_000),
      new Explorer(1, 90)),
  /** For a release. */
  STANDARD(
      new Conformance(20_000, 200),
      new Lincheck(60, 5_000, 30_000),
      new Jcstress(24, 5, 300),
      new Jmh(10, 5, 500),
      new Storms(240_000, 240_000, 20_000_000, 5_000),
      new Explorer(2, 600)),
  /** Overnight. */
  FULL(
      new Conformance(500_000, 500),
      new Lincheck(300, 20_000, 100_000),
      new Jcstress(60, 20, 1_000),
      new Jmh(20, 10, 1_000),
      new Storms(14_400_000, 14_400_000, 500_000_000, 10_000),
      new Explorer(3, 7_200));

  private final Conformance conformance;
  private final Lincheck lincheck;
  private final Jcstress jcstress;
  private final Jmh jmh;
  private final Storms storms;
  private final Explorer explorer;

  Budget(
      Conformance conformance,
      Lincheck lincheck,
      Jcstress jcstress,
      Jmh jmh,
      Storms storms,
      Explorer explorer) {
    this.conformance = conformance;
    this.lincheck = lincheck;
    this.jcstress = jcstress;
    this.jmh = jmh;
    this.storms = storms;
    this.explorer = explorer;
  }

  /**
   * Of the sequential engine.
   *
   * @param sequences random call sequences for each check
   * @param steps calls in each
   */
  public record Conformance(int sequences, int steps) {}

  /**
   * Of the Lincheck engine.
   *
   * @param scenarios for each group of operations; the pinned ones are tried even if they are more
   * @param invocations of each scenario, interleaving by interleaving
   * @param stressInvocations of each scenario on real threads
   */
  public record Lincheck(int scenarios, int invocations, int stressInvocations) {}

  /**
   * Of the jcstress engine.
   *
   * @param configurations of compile modes and flags for each test, sampled by seed where there are
   *     more
   * @param iterations in each configuration
   * @param millis for each iteration
   */
  public record Jcstress(int configurations, int iterations, int millis) {}

  /**
   * Of the JMH engine.
   *
   * @param forks of subject and baseline each
   * @param iterations measured in each fork
   * @param millis for each iteration
   */
  public record Jmh(int forks, int iterations, int millis) {}

  /**
   * Of the storm engine.
   *
   * @param millis for all storms of one queue, shared among their kinds
   * @param poolMillis the same of one pool
   * @param operations at which the plainest kind of storm aims, in more time if need be
   * @param hangMillis how long an operation may take before it is looked at as hung
   */
  public record Storms(int millis, int poolMillis, long operations, int hangMillis) {}

  /**
   * Of the explorer.
   *
   * @param size of the largest client programs, from 1 to 3
   * @param seconds for one subject, at most
   */
  public record Explorer(int size, int seconds) {}

  /** The sequential engine's numbers. */
  public Conformance conformance() {
    return conformance;
  }

  /** The Lincheck engine's numbers. */
  public Lincheck lincheck() {
    return lincheck;
  }

  /** The jcstress engine's numbers. */
  public Jcstress jcstress() {
    return jcstress;
  }

  /** The JMH engine's numbers. */
  public Jmh jmh() {
    return jmh;
  }

  /** The storm engine's numbers. */
  public Storms storms() {
    return storms;
  }

  /** The explorer's numbers. */
  public Explorer explorer() {
    return explorer;
  }

  /** How long an engine's JVM may take for one subject before it is stopped. */
  public Duration engineLimit() {
    return switch (this) {
      case QUICK -> Duration.ofMinutes(3);
      case SWEEP -> Duration.ofMinutes(5);
      case STANDARD -> Duration.ofMinutes(60);
      case FULL -> Duration.ofHours(12);
    };
  }

  /** The limit of an engine's heap, on a machine that has twice as much. */
  public int heapMegabytes() {
    return this == QUICK || this == SWEEP ? 2_048 : 8_192;
  }

  /** The name on the command line. */
  public String commandName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The budget of that name on the command line, if there is one. */
  public static Optional<Budget> named(String commandName) {
    return Arrays.stream(values()).filter(b -> b.commandName().equals(commandName)).findFirst();
  }
}
