package dev.touchstone.certificate.verdict;

import java.util.List;

/**
 * How one engine's JVM ended, as a line of {@code evidence.jsonl}.
 *
 * @param schema {@value #SCHEMA}
 * @param subjects that it was to try
 * @param clean whether it ended by itself and well
 * @param reason how it ended, for people, without a full stop
 * @param durationMillis from start to end
 * @param log the file that has what it printed, relative to the certificate's directory
 */
public record LaunchRecord(
    String schema,
    String engine,
    List<String> subjects,
    boolean clean,
    String reason,
    long durationMillis,
    String log) {
  public static final String SCHEMA = "touchstone-launch/1";

  public LaunchRecord {
    subjects = List.copyOf(subjects);
  }
}
