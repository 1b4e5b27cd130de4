package dev.touchstone.perf.speed;

import java.util.Map;

/**
 * One line of the machine-readable result: one side of a row, at one point, in one round; or why
 * there is none.
 *
 * @param threads that were running
 * @param cores that there are
 * @param figures by name; {@link SpeedRow#FIGURE} is what sides are compared by
 * @param failure null if there are figures
 */
public record SpeedResult(
    String schema,
    String form,
    String row,
    String side,
    String point,
    int round,
    int threads,
    int cores,
    Map<String, Double> figures,
    String failure,
    String java,
    String collector,
    String cpu,
    double load) {
  /** Of lines of this form. */
  public static final String SCHEMA = "touchstone-speed/1";

  /** Behind the subject's name in its second fork of a round: an A/A comparison. */
  public static final String AGAIN = " (again)";

  /** The figure by which sides are compared. */
  double score() {
    return figures.getOrDefault(SpeedRow.FIGURE, Double.NaN);
  }
}
