package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.evidence.EngineRequest;
import java.util.Map;
import java.util.Optional;

/**
 * Rows of a kind whose baseline is another subject of this project, measured through the same
 * adapter.
 */
abstract class AdaptedRowSet implements RowSet {
  private final Class<?> rows;

  /**
   * @param rows the benchmarks; they make their subject from the parameters {@code subject} and
   *     {@code contract}
   */
  AdaptedRowSet(Class<?> rows) {
    this.rows = rows;
  }

  @Override
  public final Optional<String> notMeasurable(Subject subject) {
    return Optional.empty();
  }

  @Override
  public final Side subject(Subject subject, EngineRequest request) {
    return side(subject.name(), request.contract());
  }

  @Override
  public final Optional<Side> baseline(Subject subject, EngineRequest request) {
    String baseline = subject.contract().baseline();
    return Subjects.all().stream().anyMatch(other -> other.name().equals(baseline))
        ? Optional.of(side(baseline, ""))
        : Optional.empty();
  }

  private Side side(String subject, String contract) {
    return new Side(subject, rows, Map.of("subject", subject, "contract", contract), Peers.ours());
  }
}
