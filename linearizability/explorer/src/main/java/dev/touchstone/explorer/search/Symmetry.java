package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.graph.Bits;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.graph.Update;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Of executions that differ only in which of some equal threads did what, one is kept: that in
 * which the threads are sorted by what they saw and wrote, compared event by event, each event by
 * its position in the coherence order. This does not depend on the threads' numbers.
 *
 * <p>A prefix may be given up early if what makes it unsorted can never change. It cannot be given
 * up as soon as it is unsorted: a revisit may delete one of the two events, and sorted executions
 * may be reachable only that way. <em>Frozen</em>, which means that no revisit deletes or changes
 * it any more, is what precedes (in program order and reads-from) a write that took over an older
 * read, or an event that was not the newest choice; the maximality condition never deletes either.
 * So is everything older than the first read that is not frozen.
 */
final class Symmetry {
  private final List<int[]> groups = new ArrayList<>();
  private final boolean freezesAll;
  private long[] frozen = new long[1];

  Symmetry(Program program) {
    this(program, false);
  }

  /** For a test: with {@code freezesAll} prefixes are given up as soon as they are unsorted. */
  Symmetry(Program program, boolean freezesAll) {
    this.freezesAll = freezesAll;
    Map<Integer, List<Integer>> byFirst = new LinkedHashMap<>();
    for (int t = 0; t < program.threads(); t++) {
      byFirst.computeIfAbsent(program.firstEqual(t), first -> new ArrayList<>()).add(t);
    }
    for (List<Integer> group : byFirst.values()) {
      if (group.size() > 1) {
        groups.add(group.stream().mapToInt(Integer::intValue).toArray());
      }
    }
  }

  /** True if no two threads are equal. */
  boolean isNone() {
    return groups.isEmpty();
  }

  /** True if the graph is the one of its class that is kept. */
  boolean isSorted(ExecutionGraph graph) {
    for (int[] group : groups) {
      for (int i = 1; i < group.length; i++) {
        if (compare(graph, group[i - 1], group[i]) > 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** How many different executions the equal threads can make of a sorted one. */
  long classSize(ExecutionGraph graph) {
    long size = 1;
    for (int[] group : groups) {
      int run = 0;
      for (int i = 0; i < group.length; i++) {
        boolean same = i > 0 && compare(graph, group[i - 1], group[i]) == 0;
        run = same ? run + 1 : 1;
        // Builds the multinomial coefficient step by step; every division is exact.
        size = Math.multiplyExact(size, (long) (i + 1)) / run;
      }
    }
    return size;
  }

  private static int compare(ExecutionGraph graph, int one, int other) {
    int common = Math.min(graph.length(one), graph.length(other));
    for (int k = 0; k < common; k++) {
      int order = compareEvents(graph, graph.event(one, k), graph.event(other, k));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(graph.length(one), graph.length(other));
  }

  private static int compareEvents(ExecutionGraph graph, int a, int b) {
    if (graph.is(a, Event.READ | Event.WRITE)) {
      return Integer.compare(graph.position(a), graph.position(b));
    }
    return graph.is(a, Event.CHOICE) ? Long.compare(graph.value(a), graph.value(b)) : 0;
  }

  /** True if no sorted graph can come of this one. */
  boolean isHopeless(ExecutionGraph graph) {
    freeze(graph);
    for (int[] group : groups) {
      for (int i = 0; i < group.length; i++) {
        for (int j = i + 1; j < group.length; j++) {
          if (isUnsortedForGood(graph, group[i], group[j])) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private void freeze(ExecutionGraph graph) {
    int w = graph.words();
    if (frozen.length < w) {
      frozen = new long[w];
    }
    Bits.zero(frozen, 0, frozen.length);
    for (int e = 1; e < graph.size(); e++) {
      if (!Bits.has(frozen, 0, e) && isNeverDeleted(graph, e)) {
        Bits.or(frozen, 0, graph.porf(), e * w, w);
      }
    }
    for (int e = 1; e < graph.size(); e++) {
      if (graph.is(e, Event.READ) && !Bits.has(frozen, 0, e) && !freezesAll) {
        return;
      }
      Bits.set(frozen, 0, e);
    }
  }

  private static boolean isNeverDeleted(ExecutionGraph graph, int e) {
    if (graph.is(e, Event.READ | Event.WRITE)) {
      return (graph.is(e, Event.WRITE) && Maximality.isReadByOlder(graph, e))
          || isOlderThanNewer(graph, e);
    }
    return graph.is(e, Event.CHOICE) && graph.value(e) != 0;
  }

  /** True if, when the event was added, there was a newer write than it sees or is. */
  private static boolean isOlderThanNewer(ExecutionGraph graph, int e) {
    int l = graph.location(e);
    for (int at = graph.writes(l) - 1; at > graph.position(e); at--) {
      if (graph.write(l, at) < e) {
        return true;
      }
    }
    return false;
  }

  private boolean isUnsortedForGood(ExecutionGraph graph, int one, int other) {
    for (int k = 0; k < graph.length(other); k++) {
      int b = graph.event(other, k);
      if (!Bits.has(frozen, 0, b)) {
        return false;
      }
      if (k == graph.length(one) || !Bits.has(frozen, 0, graph.event(one, k))) {
        return isTaken(graph, one, k, b);
      }
      int order = compareEvents(graph, graph.event(one, k), b);
      if (order != 0) {
        return order > 0;
      }
    }
    return false;
  }

  /**
   * True if a read-modify-write leaves a thread that does the same only newer writes to see: from
   * the write that the thread saw last on, all are taken by read-modify-writes that are frozen.
   *
   * @param one the thread, whose first {@code k} events are frozen
   * @param read the read half of the other thread's event number {@code k}
   */
  private boolean isTaken(ExecutionGraph graph, int one, int k, int read) {
    if (!graph.is(read, Event.UPDATED) || graph.is(read, Event.PLAIN)) {
      return false;
    }
    int l = graph.location(read);
    Update update = graph.update(read);
    for (int at = graph.position(read); at >= 0; at--) {
      int write = graph.write(l, at);
      long value = write == 0 ? graph.locations().get(l).initial() : graph.value(write);
      if (!update.writesOn(value)
          || !graph.isUpdateAt(l, at + 1)
          || !Bits.has(frozen, 0, graph.write(l, at + 1))) {
        return false;
      }
      if (isSeen(graph, one, k, write, l)) {
        return true;
      }
    }
    return true;
  }

  /** True if one of the thread's first {@code k} accesses to the location saw or is the write. */
  private static boolean isSeen(ExecutionGraph graph, int thread, int k, int write, int l) {
    for (int i = 0; i < k; i++) {
      int e = graph.event(thread, i);
      if (graph.is(e, Event.READ | Event.WRITE)
          && !graph.is(e, Event.PLAIN)
          && graph.location(e) == l
          && (e == write || graph.source(e) == write)) {
        return true;
      }
    }
    return false;
  }
}
