package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.Visitor;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.MemoryModel;
import java.util.ArrayList;

/** The search as {@code Explorer} uses it. Not for others. */
public final class Searches {
  private Searches() {}

  /** Explores a program completely, or up to the limits. */
  public static Exploration explore(
      Program program,
      MemoryModel model,
      Limits limits,
      boolean everyPermutation,
      Visitor visitor) {
    Search search = search(program, model, limits, Maximality.complete(), true, visitor);
    Symmetry symmetry = new Symmetry(program);
    if (!everyPermutation && !symmetry.isNone()) {
      search.reduceBy(symmetry);
    }
    return search.run();
  }

  static Search search(
      Program program,
      MemoryModel model,
      Limits limits,
      Maximality maximality,
      boolean mayRevisit,
      Visitor visitor) {
    return new Search(
        program,
        new ArrayList<>(program.locations()),
        model.copy(),
        limits,
        maximality,
        mayRevisit,
        visitor);
  }

  /** Runs the threads on a finished graph; every call must be answered from it. */
  public static Execution replay(Program program, MemoryModel model, ExecutionGraph graph) {
    Visitor nobody = execution -> true;
    Limits closed = Limits.wide().withEvents(1);
    return new Search(
            program, graph.locations(), model.copy(), closed, Maximality.complete(), false, nobody)
        .replay(graph);
  }
}
