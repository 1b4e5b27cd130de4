package dev.touchstone.storms;

import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What pools retained under one load, storm after storm, and whether it grew. The first third of a
 * curve is the time in which a pool fills; growth is what the mean of the last third is above that
 * of the second.
 */
final class Retention {
  private static final int THIRD = DriftStorm.LOOKS / 3;

  /** Storms without which nothing is said. */
  static final int LEAST_STORMS = 4;

  /** Growth that counts, as a part of what was retained before. */
  private static final double MARGIN = 0.1;

  /** Standard errors that a growth must exceed. */
  private static final double ERRORS = 2;

  private final List<List<Long>> curves = new ArrayList<>();
  private final long arrayBytes;
  private String load = "";
  private boolean together;
  private int operations;

  /**
   * Nothing yet.
   *
   * @param arrayBytes the bytes of one array
   */
  Retention(long arrayBytes) {
    this.arrayBytes = arrayBytes;
  }

  /** Adds the whole curve of one storm; all storms have the same load. */
  void add(DriftPlan plan, List<Long> curve) {
    curves.add(List.copyOf(curve));
    load = plan.load();
    together = plan.together();
    operations = 2 * plan.threads() * plan.rounds();
  }

  int storms() {
    return curves.size();
  }

  /**
   * Whether what is retained grows: in the storms of even numbers and in those of odd numbers, each
   * by itself.
   */
  boolean grows() {
    return curves.size() >= LEAST_STORMS && grows(0) && grows(1);
  }

  private boolean grows(int parity) {
    List<Double> growths = new ArrayList<>();
    double level = 0;
    for (int i = parity; i < curves.size(); i += 2) {
      double before = mean(curves.get(i), THIRD, 2 * THIRD);
      growths.add(mean(curves.get(i), 2 * THIRD, 3 * THIRD) - before);
      level += before;
    }
    int n = growths.size();
    double growth = growths.stream().mapToDouble(g -> g).average().orElse(0);
    double squares = growths.stream().mapToDouble(g -> (g - growth) * (g - growth)).sum();
    double error = Math.sqrt(squares / Math.max(1, n - 1) / n);
    return growth >= Math.max((double) arrayBytes, MARGIN * level / n) && growth > ERRORS * error;
  }

  private static double mean(List<Long> curve, int from, int to) {
    return curve.subList(from, to).stream().mapToLong(bytes -> bytes).average().orElse(0);
  }

  /** The mean of all curves, in bytes. */
  List<Long> mean() {
    List<Long> means = new ArrayList<>();
    for (int look = 0; look < DriftStorm.LOOKS; look++) {
      int at = look;
      means.add(Math.round(curves.stream().mapToLong(curve -> curve.get(at)).average().orElse(0)));
    }
    return means;
  }

  /** What was seen, as a sentence without a full stop. */
  String sentence() {
    List<Long> means = mean();
    return String.format(
        Locale.ROOT,
        "under a steady load (%s) the pool retained %d bytes after %d operations, %d after %d and %d after %d (means"
            + " of %d storms)",
        load,
        means.get(THIRD - 1),
        THIRD * operations,
        means.get(2 * THIRD - 1),
        2 * THIRD * operations,
        means.get(3 * THIRD - 1),
        3 * THIRD * operations,
        curves.size());
  }

  /** The curve beside what else a strength says; nothing where there is none. */
  Strength with(Strength strength) {
    if (curves.isEmpty()) {
      return strength;
    }
    String name = together ? "at once" : "at their own pace";
    return strength
        .with("load, " + name, load)
        .with("storms, " + name, curves.size())
        .with("operations between looks, " + name, operations)
        .with("retained bytes at each look, " + name, numbers(mean()));
  }

  private static String numbers(List<Long> values) {
    return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** The curves as a trace. */
  Trace trace() {
    List<String> header = new ArrayList<>(List.of("operations", "retained bytes, mean"));
    List<List<String>> rows = new ArrayList<>();
    List<Long> means = mean();
    for (int i = 0; i < curves.size(); i++) {
      header.add("storm " + (i + 1));
    }
    for (int look = 0; look < DriftStorm.LOOKS; look++) {
      List<String> row = new ArrayList<>();
      row.add(String.valueOf((look + 1) * operations));
      row.add(String.valueOf(means.get(look)));
      for (List<Long> curve : curves) {
        row.add(String.valueOf(curve.get(look)));
      }
      rows.add(row);
    }
    return Trace.of(
        "What is retained grows",
        sentence()
            + ".\n\nAt no moment were more arrays out than there are threads; each was released before its thread took"
            + " the next. What is retained was looked at when no operation was in progress. The first third of"
            + " each curve does not count; in the storms of odd numbers and in those of even numbers the last third lies"
            + " above the second, by more than chance and by more than a tenth.",
        List.of(),
        List.of(),
        List.of(new Trace.Table("Retained bytes under a steady load", header, rows)));
  }
}
