package dev.touchstone.explorer;

import java.util.Optional;

/**
 * What an exploration saw.
 *
 * @param complete graphs in which every thread came to its end, each counted once
 * @param blocked graphs in which a thread still waits
 * @param dead prefixes without a consistent continuation
 * @param steps calls of the threads to their memory
 * @param threadRuns how often a thread was run from its first statement
 * @param maxDepth how deep revisits were nested
 * @param maxEvents events of the largest graph
 * @param limit why it ended early, empty if every graph was seen
 * @param doneShare estimate of how much was seen, 1 if everything
 */
public record Exploration(
    long complete,
    long blocked,
    long dead,
    long steps,
    long threadRuns,
    int maxDepth,
    int maxEvents,
    Optional<Limit> limit,
    double doneShare) {

  /** True if every graph that the model allows was seen. */
  public boolean isExhausted() {
    return limit.isEmpty();
  }
}
