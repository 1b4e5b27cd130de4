package dev.touchstone.evidence;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How hard a check tried: it stands beside every verdict.
 *
 * @param kind what sort of evidence it is
 * @param executions schedules, sequences, graphs or configurations that were run; 0 where it has no
 *     meaning
 * @param samples operations or outcomes that were judged; 0 where it has no meaning
 * @param bound what limited it, in words: threads, operations, capacities, compile modes
 * @param exhausted whether everything within the bound was tried
 * @param figures further figures, by name, in the order in which a person should read them
 */
public record Strength(
    Kind kind,
    long executions,
    long samples,
    String bound,
    boolean exhausted,
    Map<String, String> figures) {

  /** Sorts of evidence. */
  public enum Kind {
    /** Everything within the bound. */
    EXHAUSTIVE,
    /** A search that is systematic within a bound, not known to be complete. */
    BOUNDED,
    /** A random sample. */
    SAMPLED,
    /** A measurement. */
    MEASURED,
    /** Chosen examples. */
    EXAMPLE
  }

  /** What did not run has no strength. */
  public static final Strength NONE = new Strength(Kind.EXAMPLE, 0, 0, "", false, Map.of());

  public Strength {
    figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
  }

  /** The same with one more figure. */
  public Strength with(String name, Object value) {
    Map<String, String> more = new LinkedHashMap<>(figures);
    more.put(name, String.valueOf(value));
    return new Strength(kind, executions, samples, bound, exhausted, more);
  }

  /**
   * For zero of {@code samples}: the rate below which the true rate lies with 95 % confidence if
   * samples were independent (rule of three).
   */
  public static double ruleOfThree(long samples) {
    return samples <= 0 ? 1.0 : Math.min(1.0, 3.0 / samples);
  }
}
