package dev.touchstone.storms;

import java.util.List;

/**
 * Something that no legal order of a history explains.
 *
 * @param claim that it breaks
 * @param sentence why, without a full stop
 * @param entries of the history that show it, in the order in which the sentence speaks of them
 * @param from the time at which the window that matters begins
 * @param to the time at which it ends
 */
record Breach(String claim, String sentence, List<Integer> entries, long from, long to) {
  Breach {
    entries = List.copyOf(entries);
  }

  /** The same, told of another claim. */
  Breach of(String otherClaim) {
    return new Breach(otherClaim, sentence, entries, from, to);
  }

  /** Whether several calls show it, all of one thread. */
  boolean isOneThreads(StormHistory history) {
    return entries.size() > 1 && entries.stream().map(history::thread).distinct().count() == 1;
  }

  /** How long the window is, in nanoseconds. */
  long span() {
    return to - from;
  }
}
