package dev.touchstone.explorer.judge;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Execution.CallRecord;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.Synchronisation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a thread wrote before it put an element is seen by the thread that took it: the put's first
 * event happens before the take's last one. Finds a weakened access mode even where the values
 * happen to be right.
 *
 * @param put name of the operation that takes an element in, as its only argument
 * @param take name of the operation that returns one, or null
 */
public record Publication(String put, String take) implements Judge {

  @Override
  public @Nullable Fault judge(Execution execution, Synchronisation order) {
    ExecutionGraph graph = execution.graph();
    for (int t = 0; t < graph.threads(); t++) {
      for (CallRecord taken : execution.calls(t)) {
        Object element = taken.operation().result();
        if (element == null || taken.to() == 0 || !taken.operation().name().equals(take)) {
          continue;
        }
        for (int u = 0; u < graph.threads(); u++) {
          if (u == t) {
            continue;
          }
          for (CallRecord given : execution.calls(u)) {
            if (given.operation().name().equals(put)
                && isOf(given, element)
                && given.from() < given.to()
                && !order.before(graph.event(u, given.from()), graph.event(t, taken.to() - 1))) {
              return Fault.of(
                  Fault.Kind.NOT_PUBLISHED,
                  "Thread "
                      + t
                      + " took "
                      + element
                      + ", but nothing orders what thread "
                      + u
                      + " wrote before it put the element.");
            }
          }
        }
      }
    }
    return null;
  }

  private static boolean isOf(CallRecord given, Object element) {
    List<Object> arguments = given.operation().arguments();
    return arguments.size() == 1 && arguments.get(0).equals(element);
  }
}
