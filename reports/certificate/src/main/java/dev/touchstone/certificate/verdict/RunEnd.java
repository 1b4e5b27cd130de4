package dev.touchstone.certificate.verdict;

/**
 * The last line of {@code evidence.jsonl}.
 *
 * @param schema {@value #SCHEMA}
 * @param finishedAt ISO-8601, UTC
 * @param interrupted whether the user stopped it before it was through
 */
public record RunEnd(String schema, String finishedAt, boolean interrupted) {
  public static final String SCHEMA = "touchstone-run-end/1";
}
