package dev.touchstone.evidence;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one check found on one subject for one claim: one line of {@code evidence.jsonl}. The
 * component names are the names in the JSON.
 *
 * @param schema {@value #SCHEMA}
 * @param claim the claim's id
 * @param check the check's id
 * @param notApplicable for {@link Verdict#NOT_RUN}: the claim does not apply to the contract, or to
 *     what the subject offers
 * @param reason why, for verdicts that need one; a sentence without a full stop; null for a plain
 *     HOLDS
 * @param counterexample path of a {@link Trace} relative to the output directory; null without one
 * @param startedAt ISO-8601, UTC
 */
public record Evidence(
    String schema,
    SubjectId subject,
    ContractId contract,
    String claim,
    EngineId engine,
    String check,
    Verdict verdict,
    boolean notApplicable,
    @Nullable String reason,
    Strength strength,
    @Nullable String counterexample,
    @Nullable Replay replay,
    Environment environment,
    long seed,
    String startedAt,
    long durationMillis) {
  public static final String SCHEMA = "touchstone-evidence/1";

  /**
   * Which subject.
   *
   * @param artifact where it came from: coordinates, or a file's name; empty for the house's own
   * @param sha256 digest of that artifact in hexadecimal; empty where there is none
   * @param reachedBy how, where not plain (reflection); else empty
   */
  public record SubjectId(String name, String artifact, String sha256, String reachedBy) {}

  /** Which contract it was held to; attributes in reading order. */
  public record ContractId(
      String text, String family, String memoryOrder, Map<String, String> attributes) {}

  /** Which engine, in which version. */
  public record EngineId(String name, String version) {}

  /**
   * What an engine is about to do, written before it does it, so that what is missing afterwards is
   * seen.
   *
   * @param schema {@value #SCHEMA}
   */
  public record Plan(String schema, String engine, String subject, String check, String claim) {
    public static final String SCHEMA = "touchstone-plan/1";
  }

  /**
   * The last line of an engine that ended by itself.
   *
   * @param schema {@value #SCHEMA}
   * @param problems what went wrong outside of any check; empty when nothing did
   */
  public record End(String schema, String engine, List<String> problems) {
    public static final String SCHEMA = "touchstone-end/1";
  }
}
