package dev.touchstone.explorer.trace;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.graph.Update;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * One execution as text, from which it can be run again: every event of every thread, which write
 * each read sees, where each write stands in the coherence order, and what the threads allocated.
 * The same execution always gives the same text.
 */
public final class ReplayFile {
  private static final String HEADER = "touchstone-explorer-replay/2";
  private static final String PROGRAM = "program ";
  private static final String MODEL = "model ";
  private static final String ALLOCATED = "allocated ";
  private static final int FIELDS = 6;

  private ReplayFile() {}

  /** The text of an execution that was found under a model. */
  public static String text(Execution execution, String model) {
    ExecutionGraph graph = execution.graph();
    StringBuilder text = new StringBuilder();
    text.append(HEADER).append('\n');
    text.append(PROGRAM).append(execution.program().name()).append('\n');
    text.append(MODEL).append(model).append('\n');
    for (Location location : allocated(graph)) {
      text.append(ALLOCATED).append(location.thread()).append(' ').append(location.ordinal());
      text.append(' ').append(location.initial()).append(' ').append(location.name()).append('\n');
    }
    for (int e : Linearised.events(graph)) {
      text.append(graph.thread(e)).append(' ').append(Integer.toHexString(graph.flags(e)));
      text.append(' ').append(graph.value(e)).append(' ');
      if (graph.is(e, Event.WRITE)) {
        text.append("at ").append(graph.place(e));
      } else {
        text.append("from ").append(name(graph, graph.source(e)));
      }
      text.append(' ').append(place(graph, e)).append('\n');
    }
    return text.toString();
  }

  /** What the execution accesses and the program does not declare, in an order of its own. */
  private static Set<Location> allocated(ExecutionGraph graph) {
    Set<Location> found =
        new TreeSet<>(
            Comparator.comparingInt(Location::thread)
                .thenComparingInt(Location::ordinal)
                .thenComparing(Location::name));
    for (int e = 1; e < graph.size(); e++) {
      if (graph.is(e, Event.READ | Event.WRITE)) {
        Location location = graph.locations().get(graph.location(e));
        if (!location.isDeclared()) {
          found.add(location);
        }
      }
    }
    return found;
  }

  private static String place(ExecutionGraph graph, int e) {
    return graph.is(e, Event.READ | Event.WRITE)
        ? graph.locations().get(graph.location(e)).toString()
        : Integer.toString(graph.location(e));
  }

  private static String name(ExecutionGraph graph, int e) {
    return e < 0 ? "none" : e == 0 ? "initial" : graph.thread(e) + "." + graph.index(e);
  }

  /** The model named in a replay file. */
  public static String model(String text) {
    return text.lines().skip(2).findFirst().orElse("").replace(MODEL, "");
  }

  /**
   * Builds the graph of a replay file again.
   *
   * @param declared the program's locations by id
   * @throws IllegalArgumentException if the text is no replay file or names unknown locations
   */
  public static ExecutionGraph graph(String text, int threads, List<Location> declared) {
    List<String> lines = text.lines().toList();
    if (lines.size() < 3 || !lines.get(0).equals(HEADER)) {
      throw new IllegalArgumentException("this is no " + HEADER);
    }
    List<Location> locations = new ArrayList<>(declared);
    List<String> events = new ArrayList<>();
    for (String line : lines.subList(3, lines.size())) {
      if (line.startsWith(ALLOCATED)) {
        locations.add(location(locations.size(), line.substring(ALLOCATED.length())));
      } else {
        events.add(line);
      }
    }
    ExecutionGraph graph = new ExecutionGraph(threads, 0, locations);
    List<int[]> writes = new ArrayList<>();
    for (String line : events) {
      append(graph, line, writes);
    }
    writes.sort((a, b) -> Integer.compare(a[1], b[1]));
    writes.forEach(write -> graph.place(write[0], write[1]));
    return graph;
  }

  private static Location location(int id, String text) {
    String[] parts = text.split(" ", 4);
    return new Location(
        id,
        parts[3],
        Long.parseLong(parts[2]),
        Integer.parseInt(parts[0]),
        Integer.parseInt(parts[1]));
  }

  private static void append(ExecutionGraph graph, String line, List<int[]> writes) {
    String[] parts = line.split(" ", FIELDS);
    if (parts.length < FIELDS) {
      throw new IllegalArgumentException("this is no event: " + line);
    }
    int flags = Integer.parseInt(parts[1], 16) & ~Event.UPDATED;
    boolean access = (flags & (Event.READ | Event.WRITE)) != 0;
    int location = access ? locate(parts[5], graph.locations()) : Integer.parseInt(parts[5]);
    int thread = Integer.parseInt(parts[0]);
    int e = graph.append(thread, flags, location, Update.READ_ONLY, graph.size());
    if (parts[3].equals("at")) {
      writes.add(new int[] {e, Integer.parseInt(parts[4])});
    } else if (!parts[4].equals("none")) {
      graph.see(e, event(graph, parts[4]));
    }
    graph.setValue(e, Long.parseLong(parts[2]));
  }

  private static int locate(String name, List<Location> locations) {
    for (Location location : locations) {
      if (location.toString().equals(name)) {
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
