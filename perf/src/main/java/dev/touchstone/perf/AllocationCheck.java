package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Bytes per operation in steady state, against the contract's figure. The figure is exact up to
 * what the JVM itself allocates meanwhile, so it is rounded to a tenth of a byte, and means nothing
 * below a number of operations.
 */
final class AllocationCheck extends PerfCheck {
  private static final long LEAST_OPERATIONS = 300_000;

  AllocationCheck(RowSet rowSet) {
    super(
        "bytes-per-operation",
        rowSet.allocationClaim(),
        rowSet,
        "measures allocated bytes per operation in steady state, one thread, with JMH's gc profiler");
  }

  @Override
  Finding run(Subject subject, EngineRun run) {
    ForkSettings settings = ForkSettings.forAllocation(run.budget());
    ForkRunner runner = new ForkRunner(settings, run.request().workDirectory());
    Map<String, Double> bytes = new LinkedHashMap<>();
    int allowed = rowSet.bytesPerOperation(subject);
    int forks = 0;
    long operations = 0;
    long fewest = Long.MAX_VALUE;
    try {
      for (Map.Entry<String, Side> row : rowSet.allocationRows(subject, run.request()).entrySet()) {
        List<ForkResult> results = new ArrayList<>();
        // A JVM can only add to what the subject allocates: one fork within the figure is enough.
        for (int fork = 0;
            fork < settings.forks() && (results.isEmpty() || rounded(results) > allowed);
            fork++) {
          ForkResult result = runner.fork(row.getValue(), row.getKey());
          results.add(result);
          operations += result.operations();
          fewest = Math.min(fewest, result.operations());
          forks++;
        }
        bytes.put(row.getKey(), rounded(results));
      }
    } catch (ForkFailedException failed) {
      return Finding.inconclusive(
          claim(),
          failed.reason(),
          measured(forks, operations, settings.atMostWords()),
          Replay.Kind.RERUN);
    }
    Strength strength = measured(forks, operations, settings.atMostWords());
    for (Map.Entry<String, Double> row : bytes.entrySet()) {
      strength = strength.with(row.getKey(), words(row.getValue()));
    }
    return judge(subject, allowed, bytes, fewest, strength);
  }

  /**
   * The row's figure: the smallest of its forks, since a JVM can only add to what the queue
   * allocates.
   */
  private static double rounded(List<ForkResult> forks) {
    double least = forks.stream().mapToDouble(ForkResult::bytesPerOperation).min().orElseThrow();
    return Math.round(least * 10) / 10.0;
  }

  private Finding judge(
      Subject subject, int allowed, Map<String, Double> bytes, long fewest, Strength strength) {
    List<String> above =
        bytes.entrySet().stream()
            .filter(row -> row.getValue() > allowed)
            .map(row -> row.getKey() + " allocates " + words(row.getValue()))
            .toList();
    if (fewest < LEAST_OPERATIONS) {
      String slow = "only " + fewest + " operations in a fork: too few to tell bytes apart";
      return Finding.inconclusive(claim(), slow, strength, Replay.Kind.RERUN);
    }
    if (above.isEmpty()) {
      return Finding.holds(claim(), strength, Replay.Kind.RERUN);
    }
    String reason =
        String.join(", ", above) + ", and the contract allows " + words((double) allowed);
    return Finding.violated(
        claim(), reason, strength, trace(subject, bytes, allowed, reason), Replay.Kind.RERUN);
  }

  private Trace trace(Subject subject, Map<String, Double> bytes, int allowed, String reason) {
    List<List<String>> rows =
        bytes.entrySet().stream()
            .map(row -> List.of(row.getKey(), words(row.getValue()), words((double) allowed)))
            .toList();
    return Trace.of(
        reason,
        rowSet.scene(subject)
            + ". What the JVM allocates meanwhile, divided by the operations: "
            + reason
            + ".",
        List.of(),
        List.of(),
        List.of(
            new Trace.Table(
                "Bytes per operation (one operation is " + rowSet.operation() + ")",
                List.of("row", "measured", "allowed"),
                rows)));
  }

  private static String words(double bytes) {
    return String.format(Locale.ROOT, "%.1f B/op", bytes);
  }
}
