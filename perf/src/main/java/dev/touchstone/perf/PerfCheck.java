package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Check;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Strength;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A check of one claim by measurement. */
abstract class PerfCheck implements Check {
  private final String id;
  private final String claim;
  private final String sentence;
  final RowSet rowSet;

  PerfCheck(String id, String claim, RowSet rowSet, String sentence) {
    this.id = id + rowSet.suffix();
    this.rowSet = rowSet;
    this.claim = claim;
    this.sentence = sentence;
  }

  /** Measures the subject. */
  abstract Finding run(Subject subject, EngineRun run) throws IOException;

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final List<String> claims() {
    return List.of(claim);
  }

  final String claim() {
    return claim;
  }

  @Override
  public final String sentence() {
    return sentence;
  }

  @Override
  public final Optional<String> notApplicable(Subject subject, String claimId) {
    return rowSet.notMeasurable(subject);
  }

  /**
   * The strength of a measurement with so many forks and operations.
   *
   * @param each what was run of each row and side, in words
   */
  final Strength measured(int forks, long operations, String each) {
    return new Strength(
            Strength.Kind.MEASURED,
            forks,
            operations,
            each + " for each row and side, " + rowSet.conditions(),
            false,
            Map.of())
        .with("collector", collector());
  }

  private static String collector() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .map(GarbageCollectorMXBean::getName)
        .collect(Collectors.joining(", "));
  }
}
