package dev.touchstone.explorer;

import java.util.Optional;

/**
 * What an exploration saw.
 *
 * @param complete graphs in which every thread came to its end, each counted once
 * @param represented how many these stand for: more where a program has equal threads, of whose
 *     permutations one is seen
 * @param blocked graphs in which a thread still waits
 * @param dead prefixes without a consistent continuation, and graphs that another one with permuted
 *     threads stands for
 * @param steps calls of the threads to their memory
 * @param threadRuns how often a thread was run from its first statement
 * @param maxDepth how deep revisits were nested
 * @param maxEvents events of the largest graph
 * @param limit why it ended early, empty if every graph was seen
 * @param doneShare estimate of how much was seen, 1 if everything
 */
public record Exploration(
    long complete,
    long represented,
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
