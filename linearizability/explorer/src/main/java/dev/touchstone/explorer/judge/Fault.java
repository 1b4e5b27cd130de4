package dev.touchstone.explorer.judge;

/**
 * Something wrong with one execution.
 *
 * @param kind what kind of fault
 * @param claim the part of the contract that is broken, empty if the judge does not know
 * @param text what is wrong, as sentences
 */
public record Fault(Kind kind, String claim, String text) {

  /** Kinds of faults. */
  public enum Kind {
    /** A thread reported a failure or threw an exception. */
    FAILURE(true),
    /** Threads wait that can never go on. */
    DEADLOCK(true),
    /** No legal order of the operations explains their results. */
    NO_LEGAL_ORDER(true),
    /** What was written before an element was put is not seen by who took it. */
    NOT_PUBLISHED(true),
    /** Unordered accesses to a location that is meant to be free of races. */
    RACE(true),
    /**
     * A plain read that nothing keeps from seeing a write that depends on it. The models do not
     * show such executions, so this is a warning, not a counterexample.
     */
    LOAD_BUFFERING_HAZARD(false);

    private final boolean isViolation;

    Kind(boolean isViolation) {
      this.isViolation = isViolation;
    }

    /** False for warnings. */
    public boolean isViolation() {
      return isViolation;
    }
  }

  /** A fault of no particular claim. */
  public static Fault of(Kind kind, String text) {
    return new Fault(kind, "", text);
  }
}
