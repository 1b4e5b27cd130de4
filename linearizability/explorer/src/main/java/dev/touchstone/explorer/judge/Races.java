package dev.touchstone.explorer.judge;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.Synchronisation;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Data races on locations that are meant to have none: two accesses by different threads, one of
 * them a write, one of them plain, that happens-before leaves unordered. Which locations are meant
 * to be free of races is for the author to say; Java allows benign ones.
 *
 * @param intended true for locations without races
 */
public record Races(Predicate<Location> intended) implements Judge {

  @Override
  public @Nullable Fault judge(Execution execution, Synchronisation order) {
    ExecutionGraph graph = execution.graph();
    for (int a = 1; a < graph.size(); a++) {
      if (!graph.is(a, Event.READ | Event.WRITE)
          || !intended.test(graph.locations().get(graph.location(a)))) {
        continue;
      }
      for (int b = a + 1; b < graph.size(); b++) {
        if (conflict(graph, a, b) && !order.before(a, b) && !order.before(b, a)) {
          return Fault.of(
              Fault.Kind.RACE,
              "Thread "
                  + graph.thread(a)
                  + " and thread "
                  + graph.thread(b)
                  + " access "
                  + graph.locations().get(graph.location(a))
                  + " and nothing orders the two.");
        }
      }
    }
    return null;
  }

  private static boolean conflict(ExecutionGraph graph, int a, int b) {
    return graph.is(b, Event.READ | Event.WRITE)
        && graph.location(a) == graph.location(b)
        && graph.thread(a) != graph.thread(b)
        && (graph.is(a, Event.WRITE) || graph.is(b, Event.WRITE))
        && (Event.mode(graph.flags(a)) == AccessMode.PLAIN
            || Event.mode(graph.flags(b)) == AccessMode.PLAIN);
  }
}
