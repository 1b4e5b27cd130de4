package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.perf.rows.KeysRows;
import java.util.List;
import java.util.Map;

/** Selector key sets, one thread, without a kernel. */
final class KeysRowSet extends AdaptedRowSet {
  KeysRowSet() {
    super(KeysRows.class);
  }

  @Override
  public String allocationClaim() {
    return KeysClaims.ALLOC;
  }

  @Override
  public String speedClaim() {
    return KeysClaims.SPEED;
  }

  @Override
  public String suffix() {
    return "-of-keys";
  }

  @Override
  public int bytesPerOperation(Subject subject) {
    return ((KeysSubject) subject).contract().bytesPerOperation();
  }

  @Override
  public String conditions() {
    return "2000 keys, no kernel";
  }

  @Override
  public String operation() {
    return "one selection, with one change of interest before it";
  }

  @Override
  public String scene(Subject subject) {
    return "One thread owns a "
        + subject.name()
        + " with 2000 keys, changes the interest of one and makes a selection in which one is ready, again and again";
  }

  @Override
  public Map<String, Side> allocationRows(Subject subject, EngineRequest request) {
    return Map.of("oneChange", subject(subject, request));
  }

  @Override
  public List<String> speedRows() {
    return List.of("idle", "oneChange");
  }
}
