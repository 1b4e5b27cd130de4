package dev.touchstone.explorer;

import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.search.Searches;
import dev.touchstone.explorer.trace.ReplayFile;

/**
 * A stateless model checker: shows a visitor every execution of a program that a memory model
 * allows, each exactly once, always in the same order.
 *
 * <p>Immutable; an exploration runs on the calling thread and keeps no global state.
 */
public final class Explorer {
  private final MemoryModel model;
  private final Limits limits;
  private final boolean everyPermutation;

  private Explorer(MemoryModel model, Limits limits, boolean everyPermutation) {
    this.model = model;
    this.limits = limits;
    this.everyPermutation = everyPermutation;
  }

  /** An explorer with wide limits. */
  public static Explorer of(MemoryModel model) {
    return new Explorer(model, Limits.wide(), false);
  }

  /** The same explorer with other limits. */
  public Explorer within(Limits newLimits) {
    return new Explorer(model, newLimits, everyPermutation);
  }

  /**
   * The same explorer, which shows every permutation of threads that a program declares as equal;
   * otherwise one stands for all.
   */
  public Explorer withEveryPermutation() {
    return new Explorer(model, limits, true);
  }

  /** The memory model. */
  public MemoryModel model() {
    return model;
  }

  /** Shows the visitor every execution of the program. */
  public Exploration explore(Program program, Visitor visitor) {
    return Searches.explore(program, model, limits, everyPermutation, visitor);
  }

  /** Counts the executions of the program. */
  public Exploration count(Program program) {
    return explore(program, execution -> true);
  }

  /**
   * Runs one execution again from its replay file.
   *
   * @throws IllegalArgumentException if the text is no replay file of this program
   * @throws NondeterministicProgramException if the program makes other calls than the file says
   */
  public Execution replay(Program program, String replayFile) {
    return Searches.replay(
        program, model, ReplayFile.graph(replayFile, program.threads(), program.locations()));
  }
}
