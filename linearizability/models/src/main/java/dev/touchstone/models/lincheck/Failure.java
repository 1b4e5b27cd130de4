package dev.touchstone.models.lincheck;

import dev.touchstone.evidence.Trace;
import java.util.List;

/**
 * What stopped a scenario, in the house's terms.
 *
 * @param detail Lincheck's own words or stacks; empty where there is nothing to add
 * @param steps the interleaving; empty where there is none, as in stress mode
 */
public record Failure(Kind kind, String detail, List<Trace.Step> steps) {

  /** Kinds of failure. */
  public enum Kind {
    /** The judge did not accept the results. */
    RESULTS,
    /** A thread had to wait for a stopped one, although its operation promises not to. */
    OBSTRUCTION,
    /** All threads wait for one another. */
    DEADLOCK,
    /** A thread repeats a loop although every other thread has run as far as it can. */
    LIVELOCK,
    /** The invocation did not end in time. */
    TIMEOUT,
    /** Lincheck or the subject failed outside of an operation. */
    BROKEN
  }

  public Failure {
    steps = List.copyOf(steps);
  }
}
