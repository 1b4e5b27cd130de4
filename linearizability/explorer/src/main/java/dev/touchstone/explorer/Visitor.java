package dev.touchstone.explorer;

/** Looks at each execution as the explorer finds it. Called on the exploring thread. */
public interface Visitor {

  /**
   * Called for every graph in which all threads ended, each once.
   *
   * @return false to stop the exploration
   */
  boolean complete(Execution execution);

  /**
   * Called for every graph in which some thread still waits. Most are unfinished prefixes; {@link
   * Execution#isStuck()} tells which are deadlocks.
   *
   * @return false to stop the exploration
   */
  default boolean blocked(Execution execution) {
    return true;
  }

  /** Called now and then with the graphs so far and an estimate of the share that is done. */
  default void progress(long graphs, double doneShare) {}
}
