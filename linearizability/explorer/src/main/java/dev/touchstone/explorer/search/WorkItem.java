package dev.touchstone.explorer.search;

import dev.touchstone.explorer.graph.Update;

/** Alternatives that are left at one point of the search: other sources, places or revisits. */
final class WorkItem {
  enum Kind {
    /** Other sources of a read. */
    READ,
    /** Other places of a write. */
    WRITE,
    /** Other outcomes of a choice. */
    CHOICE,
    /** A write that may take over an older read. */
    REVISIT
  }

  final Kind kind;

  /** Size of the graph when the item was made; the graph is cut back to it. */
  final int size;

  final int thread;
  final int location;
  final int flags;
  Update update = Update.READ_ONLY;
  long value;

  /** The read to be revisited. */
  int read;

  /** The next alternative to try and the last one; counted downwards. */
  int next;

  /** The lowest alternative, -1 if it is not known yet. */
  int lowest;

  /** How much of the whole search this item stands for, between 0 and 1. */
  double share;

  WorkItem(Kind kind, int size, int thread, int location, int flags, double share) {
    this.kind = kind;
    this.size = size;
    this.thread = thread;
    this.location = location;
    this.flags = flags;
    this.share = share;
  }
}
