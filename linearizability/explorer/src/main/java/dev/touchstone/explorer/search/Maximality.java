package dev.touchstone.explorer.search;

import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which revisits are allowed, so that each graph is reached once: a write may take over an older
 * read only if everything that this deletes is what the search adds by default, the newest choice
 * each time. This is TruSt's maximality condition (POPL 2022); of its clauses, that a deleted
 * read's source is kept or older follows from the one on deleted writes.
 */
final class Maximality {
  /** The parts of the condition; a test removes them one at a time. */
  enum Clause {
    /** A deleted read saw the newest write there was. */
    READS_NEWEST,
    /** A deleted write was the newest one when it was added. */
    WRITES_NEWEST,
    /** A deleted write has not itself taken over an older read. */
    UNREAD_BY_OLDER,
    /** A deleted choice was the default. */
    DEFAULT_CHOICE
  }

  private final boolean readsNewest;
  private final boolean writesNewest;
  private final boolean unreadByOlder;
  private final boolean defaultChoice;

  Maximality(Set<Clause> clauses) {
    readsNewest = clauses.contains(Clause.READS_NEWEST);
    writesNewest = clauses.contains(Clause.WRITES_NEWEST);
    unreadByOlder = clauses.contains(Clause.UNREAD_BY_OLDER);
    defaultChoice = clauses.contains(Clause.DEFAULT_CHOICE);
  }

  static Maximality complete() {
    return new Maximality(EnumSet.allOf(Clause.class));
  }

  /**
   * True if a write that follows event {@code last} in its thread may revisit {@code read}.
   *
   * @param read a read of the same location, not a predecessor of {@code last}
   */
  boolean allows(ExecutionGraph graph, int read, int last) {
    for (int e = read; e < graph.size(); e++) {
      if ((e == read || !graph.precedes(e, last)) && !isDefault(graph, e, last)) {
        return false;
      }
    }
    return true;
  }

  private boolean isDefault(ExecutionGraph graph, int e, int last) {
    int flags = graph.flags(e);
    if ((flags & Event.READ) != 0) {
      return !readsNewest || isNewest(graph, graph.location(e), graph.position(e), e, last);
    }
    if ((flags & Event.WRITE) != 0) {
      return (!writesNewest || isNewest(graph, graph.location(e), graph.place(e), e, last))
          && (!unreadByOlder || !isReadByOlder(graph, e));
    }
    return (flags & Event.CHOICE) == 0 || !defaultChoice || graph.value(e) == 0;
  }

  /** True if no write after this position was there before e, or is kept. */
  private static boolean isNewest(ExecutionGraph graph, int l, int position, int e, int last) {
    for (int at = graph.writes(l) - 1; at > position; at--) {
      int write = graph.write(l, at);
      if (write <= e || graph.precedes(write, last)) {
        return false;
      }
    }
    return true;
  }

  /** True if a read that was added before the write sees it, which only a revisit brings about. */
  static boolean isReadByOlder(ExecutionGraph graph, int write) {
    int w = graph.words();
    long[] readers = graph.readerRows(1);
    int row = write * w;
    int word = write >> 6;
    for (int i = 0; i < word; i++) {
      if (readers[row + i] != 0) {
        return true;
      }
    }
    return (readers[row + word] & ((1L << write) - 1)) != 0;
  }
}
