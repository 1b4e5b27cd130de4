package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.Visitor;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.MemoryModel;

/** The search as {@code Explorer} uses it. Not for others. */
public final class Searches {
  private Searches() {}

  /** Explores a program completely, or up to the limits. */
  public static Exploration explore(
      Program program, MemoryModel model, Limits limits, Visitor visitor) {
    return new Search(program, model.copy(), limits, Maximality.complete(), true, visitor).run();
  }

  /** Runs the threads on a finished graph; every call must be answered from it. */
  public static Execution replay(Program program, MemoryModel model, ExecutionGraph graph) {
    Visitor nobody = execution -> true;
    Limits closed = Limits.wide().withEvents(1);
    Search search = new Search(program, model.copy(), closed, Maximality.complete(), false, nobody);
    return search.replay(graph);
  }
}
