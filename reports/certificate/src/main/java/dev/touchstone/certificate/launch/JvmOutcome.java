package dev.touchstone.certificate.launch;

import java.time.Duration;
import java.util.List;

/**
 * How an engine's JVM ended.
 *
 * @param end in which way
 * @param status the exit status; meaningful for {@link End#EXITED} only
 * @param took from start to end
 * @param lastLines the last lines that it printed, for a reason that a person can use
 */
public record JvmOutcome(End end, int status, Duration took, List<String> lastLines) {

  /** The ways to end. */
  public enum End {
    /** By itself. */
    EXITED,
    /** Killed, with its descendants, because its time was over. */
    TIMED_OUT,
    /** Killed because the user stopped the whole run. */
    INTERRUPTED,
    /** It could not be started. */
    NOT_STARTED
  }

  public JvmOutcome {
    lastLines = List.copyOf(lastLines);
  }

  /** Whether it ended by itself with status 0. */
  public boolean clean() {
    return end == End.EXITED && status == 0;
  }

  /** Why a check that was planned has no result: for people, without a full stop. */
  public String reason() {
    String what =
        switch (end) {
          case EXITED ->
              status == 0
                  ? "the engine ended without a result for it"
                  : "the engine's JVM ended with exit status " + status + signal();
          case TIMED_OUT -> "the engine overran its limit of " + took.toSeconds() + " s";
          case INTERRUPTED -> "the run was interrupted";
          case NOT_STARTED -> "the engine's JVM could not be started";
        };
    String last = lastLines.isEmpty() ? "" : lastLines.get(lastLines.size() - 1).strip();
    boolean telling = end != End.INTERRUPTED && !last.isEmpty() && !clean();
    return telling ? what + "; the last line of its log: " + shortened(last) : what;
  }

  private String signal() {
    return status > 128 && status < 160 ? " (signal " + (status - 128) + ")" : "";
  }

  private static String shortened(String line) {
    return line.length() <= 200 ? line : line.substring(0, 200) + "…";
  }
}
