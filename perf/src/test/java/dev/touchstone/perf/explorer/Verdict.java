package dev.touchstone.perf.explorer;

import java.util.Locale;

/**
 * What one side came to on one scenario, in a JVM of its own.
 *
 * @param startSeconds until a scenario of one call a thread was judged: class loading, weaving,
 *     agents
 * @param seconds from the scenario to the verdict, after that
 * @param executions that were judged
 * @param outcome what came out, in words
 */
record Verdict(double startSeconds, double seconds, long executions, String outcome) {
  private static final String MARK = "VERDICT";

  /** The line that a fork prints. */
  String line() {
    return String.format(
        Locale.ROOT, "%s\t%.6f\t%.6f\t%d\t%s", MARK, startSeconds, seconds, executions, outcome);
  }

  /** Whether a line of a fork's output is one that {@link #line} wrote. */
  static boolean isIn(String line) {
    return line.startsWith(MARK + "\t");
  }

  /** Reads the line. */
  static Verdict of(String line) {
    String[] cells = line.split("\t");
    return new Verdict(
        Double.parseDouble(cells[1]),
        Double.parseDouble(cells[2]),
        Long.parseLong(cells[3]),
        cells[4]);
  }

  /** Nanoseconds with the start. */
  double totalNanos() {
    return (startSeconds + seconds) * 1e9;
  }

  double nanos() {
    return seconds * 1e9;
  }
}
