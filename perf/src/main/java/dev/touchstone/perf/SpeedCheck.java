package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Speed against the contract's baseline, forks of both in turn. The claim holds when each row's
 * whole interval is within the margin; it is violated when some row's is beyond it, twice. With the
 * quick budget the ratios are printed and never make a violation: build machines are too noisy for
 * so few forks.
 */
final class SpeedCheck extends PerfCheck {
  /** How much slower a subject may be, as a fraction. */
  static final double MARGIN = 0.10;

  SpeedCheck(RowSet rowSet) {
    super(
        "paired-ratio",
        rowSet.speedClaim(),
        rowSet,
        "measures subject and baseline in forks that take turns, and compares with a bootstrap interval");
  }

  /** Whether a ratio can violate the claim under this budget. */
  static boolean gates(Budget budget) {
    return budget != Budget.QUICK;
  }

  @Override
  Finding run(Subject subject, EngineRun run) throws IOException {
    Optional<Side> baseline = rowSet.baseline(subject, run.request());
    if (baseline.isEmpty()) {
      return Finding.notRun(
          claim(),
          "the baseline " + subject.contract().baseline() + " does not travel with this engine");
    }
    ForkSettings settings = ForkSettings.forSpeed(run.budget());
    Pairs pairs =
        new Pairs(
            new ForkRunner(settings, run.request().workDirectory()),
            rowSet.subject(subject, run.request()),
            baseline.get(),
            run.seed());
    List<Comparison> rows = new ArrayList<>();
    List<Comparison> again = new ArrayList<>();
    try {
      for (String row : rowSet.speedRows()) {
        rows.add(pairs.compare(row));
      }
      for (Comparison row : rows) {
        if (gates(run.budget()) && row.ratio().beyond(MARGIN)) {
          again.add(pairs.compare(row.row()));
        }
      }
    } catch (ForkFailedException failed) {
      return Finding.inconclusive(
          claim(), failed.reason(), strength(rows, again, settings), Replay.Kind.RERUN);
    }
    return judge(pairs, rows, again, strength(rows, again, settings), run.budget());
  }

  private Finding judge(
      Pairs pairs,
      List<Comparison> rows,
      List<Comparison> again,
      Strength strength,
      Budget budget) {
    Optional<Comparison> slower =
        again.stream().filter(row -> row.ratio().beyond(MARGIN)).findFirst();
    if (slower.isPresent()) {
      String reason =
          slower.get().words(MARGIN)
              + ", so more than "
              + percent(MARGIN)
              + " slower than "
              + pairs.baseline().name()
              + ", in two runs";
      return Finding.violated(
          claim(), reason, strength, SpeedTrace.of(pairs, rows, again, reason), Replay.Kind.RERUN);
    }
    if (rows.stream().allMatch(row -> row.ratio().within(MARGIN))) {
      return Finding.holds(claim(), strength, Replay.Kind.RERUN);
    }
    String words = String.join("; ", rows.stream().map(row -> row.words(MARGIN)).toList());
    String why =
        gates(budget)
            ? "the intervals do not decide: " + words
            : "the quick budget prints ratios and does not judge by them: " + words;
    return Finding.inconclusive(claim(), why, strength, Replay.Kind.RERUN);
  }

  private Strength strength(List<Comparison> rows, List<Comparison> again, ForkSettings settings) {
    List<Comparison> all = new ArrayList<>(rows);
    all.addAll(again);
    Strength strength =
        measured(
            all.stream().mapToInt(Comparison::forks).sum(),
            all.stream().mapToLong(Comparison::operations).sum(),
            settings.words());
    for (Comparison row : rows) {
      strength =
          strength
              .with(row.row() + " ratio", row.ratio() + ", above 1 is faster")
              .with(row.row() + " ns/op", row.nanos())
              .with(row.row() + " noise", percent(row.ratio().noise()));
    }
    for (Comparison row : again) {
      strength = strength.with(row.row() + " ratio, second run", row.ratio());
    }
    return strength;
  }

  static String percent(double fraction) {
    return Double.isNaN(fraction)
        ? "unknown"
        : String.format(Locale.ROOT, "%.0f %%", fraction * 100);
  }
}
