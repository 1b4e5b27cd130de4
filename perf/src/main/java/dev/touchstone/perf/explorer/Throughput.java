package dev.touchstone.perf.explorer;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Graphs a second of every row, median of five windows, beside the prototype's figure. Exits with 1
 * if a row is below seven tenths of it.
 */
public final class Throughput {
  private static final double LEAST = 0.7;

  private Throughput() {}

  /**
   * Measures one row.
   *
   * @param median the median window
   * @param ratio the median over the prototype's figure
   */
  record Measured(Row row, double slowest, double median, double fastest, double ratio) {
    boolean isFastEnough() {
      return ratio >= LEAST;
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%-5s %-12s %2d events  %5.0f k/s (%.0f to %.0f)  prototype %4d  ratio %.2f%s",
          row.model(),
          row.modes(),
          row.events(),
          median,
          slowest,
          fastest,
          row.prototype(),
          ratio,
          isFastEnough() ? "" : "  TOO SLOW");
    }
  }

  static Measured measure(Row row, Duration warmUp, Duration window) {
    Windows windows = new Windows(warmUp, window);
    Exploration seen = Explorer.of(row.memoryModel()).explore(row.program(), windows);
    double[] rates = windows.thousandsASecond();
    if (seen.maxEvents() + 1 != row.events()) {
      throw new IllegalStateException(row.name() + " has " + (seen.maxEvents() + 1) + " events");
    }
    double median = rates[rates.length / 2];
    return new Measured(row, rates[0], median, rates[rates.length - 1], median / row.prototype());
  }

  private static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }

  /** Prints the table; arguments choose rows by what their names contain. */
  public static void main(String[] args) {
    List<Row> rows =
        Row.all().stream()
            .filter(
                row -> args.length == 0 || List.of(args).stream().anyMatch(row.name()::contains))
            .toList();
    System.out.printf(
        Locale.ROOT,
        "JDK %s, %d cores, load %.1f%n",
        Runtime.version(),
        Runtime.getRuntime().availableProcessors(),
        load());
    int slow = 0;
    for (Row row : rows) {
      Measured measured = measure(row, Duration.ofMillis(1_500), Duration.ofMillis(300));
      System.out.println(measured);
      slow += measured.isFastEnough() ? 0 : 1;
    }
    System.out.printf(Locale.ROOT, "%d rows, %d too slow, load %.1f%n", rows.size(), slow, load());
    if (slow > 0 || rows.isEmpty()) {
      System.exit(1);
    }
  }
}
