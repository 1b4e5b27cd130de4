package dev.touchstone.explorer.judge;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.model.Synchronisation;
import org.jspecify.annotations.Nullable;

/** Looks for one kind of fault in complete executions. Not thread-safe. */
public interface Judge {

  /**
   * Judges a complete execution.
   *
   * @param order the execution's happens-before
   * @return the fault, or null if there is none of this kind
   */
  @Nullable Fault judge(Execution execution, Synchronisation order);

  /**
   * True if the verdict may depend on which of some equal threads did what; then every permutation
   * of them is explored.
   */
  default boolean tellsEqualThreadsApart() {
    return false;
  }
}
