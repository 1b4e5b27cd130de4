package dev.touchstone.explorer.litmus;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.model.MemoryModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a litmus program's condition looks at, over all executions. */
final class Outcomes {
  private Outcomes() {}

  /** All outcomes of a condition's names, each as its values joined by commas. */
  static Set<String> of(LitmusFile.Test test, MemoryModel model) {
    List<String> names = new ArrayList<>();
    for (String part : test.condition().split(" ")) {
      names.add(part.split("=")[0]);
    }
    Set<String> outcomes = new TreeSet<>();
    Explorer.of(model)
        .explore(
            test.program(),
            execution -> {
              List<String> values = new ArrayList<>();
              names.forEach(name -> values.add(Long.toString(value(execution, name))));
              outcomes.add(String.join(",", values));
              return true;
            });
    return outcomes;
  }

  /** True if the condition, whose parts have the form name=value, can be reached. */
  static boolean isReachable(LitmusFile.Test test, MemoryModel model) {
    List<String> values = new ArrayList<>();
    for (String part : test.condition().split(" ")) {
      values.add(part.split("=")[1]);
    }
    return of(test, model).contains(String.join(",", values));
  }

  private static long value(Execution execution, String name) {
    int colon = name.indexOf(':');
    if (colon > 0) {
      int thread = Integer.parseInt(name.substring(0, colon));
      return execution.noted(thread, name.substring(colon + 1)).orElse(0L);
    }
    for (Location location : execution.program().locations()) {
      if (location.name().equals(name)) {
        int last = execution.graph().writes(location.id()) - 1;
        return last == 0
            ? location.initial()
            : execution.graph().value(execution.graph().write(location.id(), last));
      }
    }
    throw new IllegalStateException("no location " + name);
  }
}
