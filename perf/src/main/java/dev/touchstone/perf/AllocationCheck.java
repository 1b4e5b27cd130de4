package dev.touchstone.perf;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import dev.touchstone.perf.rows.BatchRows;
import dev.touchstone.perf.rows.RelaxedRows;
import dev.touchstone.queue.BoundedQueue;
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

  AllocationCheck() {
    super(
        "bytes-per-operation",
        QueueClaims.ALLOC,
        "measures allocated bytes per operation in steady state, one thread, with JMH's gc profiler");
  }

  @Override
  Finding run(QueueSubject subject, EngineRun run) {
    ForkSettings settings = ForkSettings.forAllocation(run.budget());
    ForkRunner runner = new ForkRunner(settings, run.request().workDirectory());
    Map<String, Double> bytes = new LinkedHashMap<>();
    int forks = 0;
    long operations = 0;
    long fewest = Long.MAX_VALUE;
    try {
      for (Map.Entry<String, Side> row : rows(subject, new Sides(run.request())).entrySet()) {
        List<ForkResult> results = new ArrayList<>();
        for (int fork = 0; fork < settings.forks(); fork++) {
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
          claim(), failed.reason(), measured(forks, operations, settings), Replay.Kind.RERUN);
    }
    Strength strength = measured(forks, operations, settings);
    for (Map.Entry<String, Double> row : bytes.entrySet()) {
      strength = strength.with(row.getKey(), words(row.getValue()));
    }
    return judge(subject, bytes, fewest, strength);
  }

  /**
   * The row's figure: the smallest of its forks, since a JVM can only add to what the queue
   * allocates.
   */
  private static double rounded(List<ForkResult> forks) {
    double least = forks.stream().mapToDouble(ForkResult::bytesPerOperation).min().orElseThrow();
    return Math.round(least * 10) / 10.0;
  }

  private Map<String, Side> rows(QueueSubject subject, Sides sides) {
    Map<String, Side> rows = new LinkedHashMap<>();
    Side raw = sides.any(subject);
    rows.put("addRemove1", raw);
    if (subject.capabilities().contains(Capability.RELAXED_OFFER)
        && subject.capabilities().contains(Capability.RELAXED_POLL)) {
      rows.put("relaxedAddRemove1", raw.measuredBy(RelaxedRows.class));
    }
    if (subject.create(2).collection() instanceof BoundedQueue) {
      rows.put("fillDrain100", raw.measuredBy(BatchRows.class));
    }
    return rows;
  }

  private Finding judge(
      QueueSubject subject, Map<String, Double> bytes, long fewest, Strength strength) {
    int allowed = subject.contract().bytesPerOperation();
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

  private static Trace trace(
      QueueSubject subject, Map<String, Double> bytes, int allowed, String reason) {
    List<List<String>> rows =
        bytes.entrySet().stream()
            .map(row -> List.of(row.getKey(), words(row.getValue()), words((double) allowed)))
            .toList();
    return Trace.of(
        reason,
        "One thread puts elements into a "
            + subject.name()
            + " and takes them out again, for as long as it takes to reach a steady state; the elements exist before. "
            + "What the JVM allocates meanwhile, divided by the operations: "
            + reason
            + ".",
        List.of(),
        List.of(),
        List.of(
            new Trace.Table(
                "Bytes per operation (one operation is one element in and out)",
                List.of("row", "measured", "allowed"),
                rows)));
  }

  private static String words(double bytes) {
    return String.format(Locale.ROOT, "%.1f B/op", bytes);
  }
}
