package dev.touchstone.evidence;

/**
 * How a finding is seen again.
 *
 * @param kind what running the command does
 * @param command a command line for a shell
 */
public record Replay(Kind kind, String command) {

  /** What a replay does. */
  public enum Kind {
    /** The very same execution again. */
    DETERMINISTIC,
    /** The same scenario is searched again. */
    RESEARCH,
    /** The same seed and settings again; what it hits is up to the machine. */
    RERUN,
    /** A stored history is judged again. */
    REJUDGE
  }
}
