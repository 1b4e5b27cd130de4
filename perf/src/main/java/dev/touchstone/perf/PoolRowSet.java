package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.perf.rows.PoolRows;
import java.util.List;
import java.util.Map;

/** Array pools, one thread and two. */
final class PoolRowSet extends AdaptedRowSet {
  PoolRowSet() {
    super(PoolRows.class);
  }

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
}
