package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.perf.rows.PoolRows;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Array pools, one thread and two. A pool's baseline is another subject of this project, measured
 * through the same adapter.
 */
final class PoolRowSet implements RowSet {

  @Override
  public String allocationClaim() {
    return PoolClaims.ALLOC;
  }

  @Override
  public String speedClaim() {
    return PoolClaims.SPEED;
  }

  @Override
  public String suffix() {
    return "-of-pool";
  }

  @Override
  public Optional<String> notMeasurable(Subject subject) {
    return Optional.empty();
  }

  @Override
  public int bytesPerOperation(Subject subject) {
    return ((PoolSubject) subject).contract().bytesPerOperation();
  }

  @Override
  public String conditions() {
    return "cap 1 MB, arrays of 16 to 2048 elements";
  }

  @Override
  public String operation() {
    return "one take and one release";
  }

  @Override
  public String scene(Subject subject) {
    return "One thread takes eight arrays of eight lengths from a "
        + subject.name()
        + " and releases them, for as long as it takes to reach a steady state, in which the pool has what it is asked for";
  }

  @Override
  public Map<String, Side> allocationRows(Subject subject, EngineRequest request) {
    return Map.of("takeRelease8", subject(subject, request));
  }

  @Override
  public List<String> speedRows() {
    return List.of("takeRelease1", "takeRelease1TwoThreads");
  }

  @Override
  public Side subject(Subject subject, EngineRequest request) {
    return side(subject.name(), request.contract());
  }

  @Override
  public Optional<Side> baseline(Subject subject, EngineRequest request) {
    String baseline = subject.contract().baseline();
    return Subjects.all().stream().anyMatch(other -> other.name().equals(baseline))
        ? Optional.of(side(baseline, ""))
        : Optional.empty();
  }

  private static Side side(String subject, String contract) {
    return new Side(
        subject, PoolRows.class, Map.of("subject", subject, "contract", contract), Peers.ours());
  }
}
