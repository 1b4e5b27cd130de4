package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Verdict;
import java.util.List;

/**
 * What one engine says of one claim on one subject.
 *
 * @param engine the engine's name
 * @param verdict the worst of its checks that ran
 * @param evidence of its checks, in the order in which it came; empty if it said nothing
 * @param silence why it said nothing, or nothing that counts; empty if at least one check ran
 */
public record EngineCell(String engine, Verdict verdict, List<Evidence> evidence, String silence) {
  public EngineCell {
    evidence = List.copyOf(evidence);
  }

  /** Whether at least one check ran. */
  public boolean ran() {
    return verdict != Verdict.NOT_RUN;
  }

  /** The first piece of evidence that has the cell's verdict: the one that a person should read. */
  public Evidence decisive() {
    return evidence.stream().filter(e -> e.verdict() == verdict).findFirst().orElseThrow();
  }
}
