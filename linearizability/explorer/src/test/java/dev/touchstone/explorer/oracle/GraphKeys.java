package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Visitor;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Collects the explorer's complete graphs under the same keys as the enumerator's. */
public final class GraphKeys implements Visitor {
  private final Set<String> keys = new TreeSet<>();
  private final List<String> twice = new ArrayList<>();

  Set<String> keys() {
    return keys;
  }

  /** Graphs that were shown more than once. */
  List<String> twice() {
    return twice;
  }

  @Override
  public boolean complete(Execution execution) {
    String key = key(execution.graph());
    if (!keys.add(key)) {
      twice.add(key);
    }
    return true;
  }

  /** A name that equal graphs share. */
  public static String key(ExecutionGraph graph) {
    List<String> parts = new ArrayList<>();
    for (int t = 0; t < graph.threads(); t++) {
      for (int i = 0; i < graph.length(t); i++) {
        parts.add(t + "." + i + describe(graph, graph.event(t, i)));
      }
    }
    for (int l = 0; l < graph.locations().size(); l++) {
      StringBuilder chain = new StringBuilder("mo");
      for (int at = 1; at < graph.writes(l); at++) {
        chain.append(name(graph, graph.write(l, at)));
      }
      parts.add(chain.toString());
    }
    return String.join(" ", parts);
  }

  private static String describe(ExecutionGraph graph, int e) {
    int flags = graph.flags(e);
    if ((flags & Event.READ) != 0) {
      return "READ" + (graph.source(e) == 0 ? "init" : name(graph, graph.source(e)));
    }
    if ((flags & Event.CHOICE) != 0) {
      return "CHOICE" + graph.value(e);
    }
    if ((flags & Event.WRITE) != 0) {
      return "WRITE";
    }
    if ((flags & Event.FENCE) != 0) {
      return "FENCE";
    }
    return (flags & Event.START) != 0 ? "START" : (flags & Event.BEGIN) != 0 ? "BEGIN" : "JOIN";
  }

  private static String name(ExecutionGraph graph, int e) {
    return "(" + graph.thread(e) + "." + graph.index(e) + ")";
  }
}
