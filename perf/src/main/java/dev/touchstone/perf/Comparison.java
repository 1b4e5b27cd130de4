package dev.touchstone.perf;

import java.util.List;
import java.util.Locale;

/**
 * One row, subject against baseline.
 *
 * @param row the benchmark's name
 * @param subject one result a fork, in the order in which they ran
 * @param baseline the same
 */
record Comparison(
    String row, List<ForkResult> subject, List<ForkResult> baseline, PairedRatio ratio) {
  Comparison {
    subject = List.copyOf(subject);
    baseline = List.copyOf(baseline);
  }

  int forks() {
    return subject.size() + baseline.size();
  }

  long operations() {
    return operations(subject) + operations(baseline);
  }

  private static long operations(List<ForkResult> forks) {
    return forks.stream().mapToLong(ForkResult::operations).sum();
  }

  /** Both sides' means, subject first. */
  String nanos() {
    return String.format(Locale.ROOT, "%.2f against %.2f", mean(subject), mean(baseline));
  }

  private static double mean(List<ForkResult> forks) {
    return forks.stream().mapToDouble(ForkResult::nanosPerOperation).average().orElse(Double.NaN);
  }

  /** The row, its ratio, and the finding in the words of the house. */
  String words(double margin) {
    return row + " " + ratio + " " + ratio.word(margin);
  }
}
