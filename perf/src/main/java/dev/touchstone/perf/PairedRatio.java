package dev.touchstone.perf;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * The speed of a subject over that of its baseline, from pairs of forks that ran in turn (A B A B).
 *
 * <p>The ratio is the geometric mean over pairs of baseline time over subject time, so above 1 the
 * subject is faster. The interval is a percentile bootstrap over the pairs (B. Efron, "Bootstrap
 * methods: another look at the jackknife", 1979): between runs the same code differs by far more
 * than within a fork, so only whole forks are resampled. The noise is the typical difference
 * between two consecutive forks of the same code, an A/A comparison for free.
 *
 * @param ratio the geometric mean; above 1 the subject is faster
 * @param low lower end of the 95 % interval
 * @param high upper end of the 95 % interval
 * @param noise median relative difference between consecutive forks of one side, as a fraction; NaN
 *     with fewer than two pairs
 * @param pairs how many pairs it rests on
 */
public record PairedRatio(double ratio, double low, double high, double noise, int pairs) {
  private static final int RESAMPLES = 10_000;

  /**
   * Compares two equally long lists of fork means, in the order in which the forks ran.
   *
   * @param subjectNanos nanoseconds per operation of each fork of the subject
   * @param baselineNanos the same of the baseline
   * @param seed of the resampling; the same seed gives the same interval
   */
  public static PairedRatio of(List<Double> subjectNanos, List<Double> baselineNanos, long seed) {
    int pairs = subjectNanos.size();
    if (pairs == 0 || pairs != baselineNanos.size()) {
      throw new IllegalArgumentException(
          "forks do not pair up: " + pairs + " and " + baselineNanos.size());
    }
    double[] logs = new double[pairs];
    for (int i = 0; i < pairs; i++) {
      logs[i] = Math.log(baselineNanos.get(i) / subjectNanos.get(i));
    }
    double[] means = resampledMeans(logs, new SplittableRandom(seed));
    return new PairedRatio(
        Math.exp(Arrays.stream(logs).average().orElseThrow()),
        Math.exp(means[(int) (RESAMPLES * 0.025)]),
        Math.exp(means[(int) (RESAMPLES * 0.975)]),
        noise(subjectNanos, baselineNanos),
        pairs);
  }

  private static double[] resampledMeans(double[] logs, SplittableRandom random) {
    double[] means = new double[RESAMPLES];
    for (int r = 0; r < RESAMPLES; r++) {
      double sum = 0;
      for (int i = 0; i < logs.length; i++) {
        sum += logs[random.nextInt(logs.length)];
      }
      means[r] = sum / logs.length;
    }
    Arrays.sort(means);
    return means;
  }

  private static double noise(List<Double> subjectNanos, List<Double> baselineNanos) {
    int pairs = subjectNanos.size();
    if (pairs < 2) {
      return Double.NaN;
    }
    double[] steps = new double[2 * (pairs - 1)];
    for (int i = 0; i + 1 < pairs; i++) {
      steps[2 * i] = Math.abs(Math.log(subjectNanos.get(i + 1) / subjectNanos.get(i)));
      steps[2 * i + 1] = Math.abs(Math.log(baselineNanos.get(i + 1) / baselineNanos.get(i)));
    }
    Arrays.sort(steps);
    double median = (steps[(steps.length - 1) / 2] + steps[steps.length / 2]) / 2;
    return Math.expm1(median);
  }

  /** Whether the subject keeps within the margin: the whole interval is at least 1 − margin. */
  public boolean within(double margin) {
    return low >= 1 - margin;
  }

  /** Whether the subject is beyond the margin: the whole interval is below 1 − margin. */
  public boolean beyond(double margin) {
    return high < 1 - margin;
  }

  /** The finding in the words of the house: faster, slower, no difference shown, inconclusive. */
  public String word(double margin) {
    if (low > 1) {
      return "faster";
    }
    if (high < 1) {
      return "slower";
    }
    if (noise > margin) {
      return String.format(
          Locale.ROOT, "inconclusive (noise %.0f %% > margin %.0f %%)", noise * 100, margin * 100);
    }
    return "no difference shown";
  }

  /** Ratio and interval for a reader, such as {@code 1.04 [0.98, 1.11]}. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", ratio, low, high);
  }
}
