package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Environment;
import java.util.List;

/**
 * What was asked: the first line of {@code evidence.jsonl}.
 *
 * @param schema {@value #SCHEMA}
 * @param version of Touchstone
 * @param startedAt ISO-8601, UTC
 * @param command the arguments of the command line
 * @param subjects what was to be tried
 * @param claims the ids that were selected; empty means all of each contract
 * @param engines the engines that were selected, in the order in which they run
 * @param built the engines that this program carries
 * @param replayArguments that name the foreign subjects' origin and contract on the command line;
 *     empty without any
 * @param environment of the command line's JVM, of which the engines' JVMs are like
 */
public record RunHeader(
    String schema,
    String version,
    String startedAt,
    String command,
    Budget budget,
    long seed,
    List<CertifiedSubject> subjects,
    List<String> claims,
    List<String> engines,
    List<String> built,
    String replayArguments,
    Environment environment) {
  public static final String SCHEMA = "touchstone-run/1";

  public RunHeader {
    subjects = List.copyOf(subjects);
    claims = List.copyOf(claims);
    engines = List.copyOf(engines);
    built = List.copyOf(built);
  }

  /** Whether the claim is to be counted. */
  public boolean selects(String claim) {
    return claims.isEmpty() || claims.contains(claim);
  }

  /** The same with the subjects that were found out meanwhile. */
  public RunHeader with(List<CertifiedSubject> found) {
    return new RunHeader(
        schema,
        version,
        startedAt,
        command,
        budget,
        seed,
        found,
        claims,
        engines,
        built,
        replayArguments,
        environment);
  }
}
