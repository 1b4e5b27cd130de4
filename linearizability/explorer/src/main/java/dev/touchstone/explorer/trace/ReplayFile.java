package dev.touchstone.explorer.trace;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.graph.Update;
import java.util.ArrayList;
import java.util.List;

/**
 * One execution as text, from which it can be run again: every event of every thread, which write
 * each read sees, where each write stands in the coherence order. The same execution always gives
 * the same text.
 */
public final class ReplayFile {
  private static final String HEADER = "touchstone-explorer-replay/1";

  private ReplayFile() {}

  /** The text of an execution that was found under a model. */
  public static String text(Execution execution, String model) {
    ExecutionGraph graph = execution.graph();
    StringBuilder text = new StringBuilder();
    text.append(HEADER).append('\n');
    text.append("program ").append(execution.program().name()).append('\n');
    text.append("model ").append(model).append('\n');
    List<Integer> order = Linearised.events(graph);
    for (int e : order) {
      text.append(graph.thread(e)).append(' ').append(Integer.toHexString(graph.flags(e)));
      text.append(' ').append(place(graph, e)).append(' ').append(graph.value(e)).append(' ');
      if (graph.is(e, Event.WRITE)) {
        text.append("at ").append(graph.place(e));
      } else {
        text.append("from ").append(name(graph, graph.source(e)));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String place(ExecutionGraph graph, int e) {
    return graph.is(e, Event.READ | Event.WRITE)
        ? graph.locations().get(graph.location(e)).name()
        : Integer.toString(graph.location(e));
  }

  private static String name(ExecutionGraph graph, int e) {
    return e < 0 ? "none" : e == 0 ? "initial" : graph.thread(e) + "." + graph.index(e);
  }

  /** The model named in a replay file. */
  public static String model(String text) {
    return text.lines().skip(2).findFirst().orElse("").replace("model ", "");
  }

  /**
   * Builds the graph of a replay file again.
   *
   * @param locations the program's locations by id
   * @throws IllegalArgumentException if the text is no replay file or names unknown locations
   */
  public static ExecutionGraph graph(String text, int threads, List<Location> locations) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    if (lines.size() < 3 || !lines.get(0).equals(HEADER)) {
      throw new IllegalArgumentException("this is no " + HEADER);
    }
    ExecutionGraph graph = new ExecutionGraph(threads, 0, locations);
    List<int[]> writes = new ArrayList<>();
    for (String line : lines.subList(3, lines.size())) {
      String[] parts = line.split(" ");
      int flags = Integer.parseInt(parts[1], 16);
      boolean access = (flags & (Event.READ | Event.WRITE)) != 0;
      int location = access ? locate(parts[2], locations) : Integer.parseInt(parts[2]);
      int e =
          graph.append(
              Integer.parseInt(parts[0]),
              flags & ~Event.UPDATED,
              location,
              Update.READ_ONLY,
              graph.size());
      if (parts[4].equals("at")) {
        writes.add(new int[] {e, Integer.parseInt(parts[5])});
      } else if (!parts[5].equals("none")) {
        graph.see(e, event(graph, parts[5]));
      }
      graph.setValue(e, Long.parseLong(parts[3]));
    }
    writes.sort((a, b) -> Integer.compare(a[1], b[1]));
    writes.forEach(write -> graph.place(write[0], write[1]));
    return graph;
  }

  private static int locate(String name, List<Location> locations) {
    for (Location location : locations) {
      if (location.name().equals(name)) {
        return location.id();
      }
    }
    throw new IllegalArgumentException("the program has no location " + name);
  }

  private static int event(ExecutionGraph graph, String name) {
    if (name.equals("initial")) {
      return 0;
    }
    String[] parts = name.split("\\.");
    return graph.event(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }
}
