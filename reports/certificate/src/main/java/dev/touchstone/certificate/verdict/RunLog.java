package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Evidence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that {@code evidence.jsonl} says.
 *
 * @param end null if the run did not come to its end
 * @param damaged how many lines could not be read: what a killed JVM left half written
 */
public record RunLog(
    RunHeader header,
    List<Evidence.Plan> plans,
    List<Evidence> evidence,
    List<Evidence.End> ends,
    List<LaunchRecord> launches,
    @Nullable RunEnd end,
    int damaged) {
  public RunLog {
    plans = List.copyOf(plans);
    evidence = List.copyOf(evidence);
    ends = List.copyOf(ends);
    launches = List.copyOf(launches);
  }

  /** Whether the run was stopped before it was through. */
  public boolean interrupted() {
    return end == null || end.interrupted();
  }
}
