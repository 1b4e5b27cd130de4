package dev.touchstone.explorer.model;

import dev.touchstone.explorer.graph.ExecutionGraph;

/**
 * Which execution graphs a memory model allows, checked as a graph grows.
 *
 * <p>A model must keep program order and reads-from acyclic together, allow every prefix of what it
 * allows, and be <em>extensible</em>: a consistent graph stays consistent when an event is added
 * that reads from, or stands at, the end of the coherence order. So {@link #consistent} need only
 * be asked for other additions. Coherence itself is a lower bound on a position, because a new
 * event has no successor that could be contradicted.
 *
 * <p>An instance belongs to one search and is not thread-safe.
 */
public interface MemoryModel {

  /** What reports call the model. */
  String name();

  /** A fresh instance for another search. */
  MemoryModel copy();

  /** How many bit rows per event the model keeps in the graph. */
  int rowKinds();

  /** True if every read synchronises with the write that it sees. */
  default boolean everyReadSynchronises() {
    return false;
  }

  /** Computes the rows of an event that was just added, from its predecessors' rows. */
  void added(ExecutionGraph graph, int event);

  /** Tells that the graph was truncated. */
  default void truncated(ExecutionGraph graph) {}

  /**
   * Computes the rows of one event of a graph that was copied; called for predecessors first, and
   * not for the read that is being revisited.
   */
  default void copied(ExecutionGraph graph, int event) {
    added(graph, event);
  }

  /** Tells that {@link #copied} was called for every event of the copy. */
  default void copyDone(ExecutionGraph graph) {}

  /**
   * The lowest coherence position that a new read at the end of a thread may see.
   *
   * @param last the last event of the thread, 0 if none
   */
  int lowestSource(ExecutionGraph graph, int last, int thread, int location, int flags);

  /** The lowest coherence position after which a new write at the end of a thread may stand. */
  int lowestPlace(ExecutionGraph graph, int last, int thread, int location, int flags);

  /** The axiom that is not local, after an event was added elsewhere than at the end. */
  boolean consistent(ExecutionGraph graph, int event);

  /**
   * Computes rows after a new write was given to an older read, both last in their threads.
   *
   * @param atEnd true if the write stands at the end of the coherence order
   * @return whether the graph is consistent
   */
  default boolean revisited(ExecutionGraph graph, int write, int read, boolean atEnd) {
    added(graph, write);
    added(graph, read);
    return atEnd || (consistent(graph, write) && consistent(graph, read));
  }
}
