package dev.touchstone.perf;

import dev.touchstone.evidence.Budget;
import java.time.Duration;

/**
 * How one row is measured: so many forks of each side, each with its own warm-up and measurement.
 *
 * @param forks of each side; a pair is one fork of the subject and one of the baseline
 * @param warmupIterations iterations before the measured ones
 * @param iterations measured iterations
 * @param millis length of every iteration, warm-up included
 */
public record ForkSettings(int forks, int warmupIterations, int iterations, int millis) {
  private static final int WARMUP_ITERATIONS = 3;
  private static final int FORKS_FOR_ALLOCATION = 2;

  /** The settings for comparing speed. */
  static ForkSettings forSpeed(Budget budget) {
    Budget.Jmh jmh = budget.jmh();
    return new ForkSettings(jmh.forks(), WARMUP_ITERATIONS, jmh.iterations(), jmh.millis());
  }

  /**
   * The settings for allocation, which is nearly exact: a second fork only guards against a fluke.
   */
  static ForkSettings forAllocation(Budget budget) {
    Budget.Jmh jmh = budget.jmh();
    return new ForkSettings(
        Math.min(FORKS_FOR_ALLOCATION, jmh.forks()),
        WARMUP_ITERATIONS,
        jmh.iterations(),
        jmh.millis());
  }

  /** When a fork is given up: its iterations ten times over, and half a minute to start. */
  Duration limit() {
    return Duration.ofMillis(30_000L + 10L * (warmupIterations + iterations) * millis);
  }

  /** For a reader. */
  String words() {
    return words(String.valueOf(forks));
  }

  /** For a reader, where one fork may be enough. */
  String atMostWords() {
    return words(forks == 1 ? "1" : "1 to " + forks);
  }

  private String words(String number) {
    return number + " forks of " + iterations + " × " + millis + " ms";
  }
}
