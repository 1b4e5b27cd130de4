package dev.touchstone.evidence;

/**
 * That an engine is not to search but to show one violation again.
 *
 * @param check id of the only check to be run; empty for all, which is no repetition
 * @param recipe from the {@link ReplayFile}; empty without
 * @param debugged whether a debugger is to be waited for right before the failing execution
 */
public record Repetition(String check, String recipe, boolean debugged) {
  /** An ordinary search. */
  public static final Repetition NONE = new Repetition("", "", false);

  /** Whether something is to be repeated at all. */
  public boolean asked() {
    return !check.isEmpty();
  }

  /**
   * Thrown and caught where the failing execution begins. A JVM that was started with {@code
   * -agentlib:jdwp=…,onthrow=} and this class's name waits there for a debugger, and not earlier:
   * breakpoints do not stop in what was tried before.
   */
  @SuppressWarnings("serial") // never written anywhere
  public static final class FailingExecutionBegins extends Exception {
    FailingExecutionBegins() {
      super("the failing execution begins here", null, false, false);
    }
  }
}
