package dev.touchstone.perf;

import java.util.ArrayList;
import java.util.List;

/**
 * Runs forks of subject and baseline in turn.
 *
 * @param seed of the bootstrap
 */
record Pairs(ForkRunner runner, Side subject, Side baseline, long seed) {

  /** Compares one row: A B A B …, as many pairs as the settings say. */
  Comparison compare(String row) throws ForkFailedException {
    List<ForkResult> ofSubject = new ArrayList<>();
    List<ForkResult> ofBaseline = new ArrayList<>();
    for (int pair = 0; pair < runner.settings().forks(); pair++) {
      ofSubject.add(runner.fork(subject, row));
      ofBaseline.add(runner.fork(baseline, row));
    }
    return new Comparison(
        row, ofSubject, ofBaseline, PairedRatio.of(nanos(ofSubject), nanos(ofBaseline), seed));
  }

  private static List<Double> nanos(List<ForkResult> forks) {
    return forks.stream().map(ForkResult::nanosPerOperation).toList();
  }
}
