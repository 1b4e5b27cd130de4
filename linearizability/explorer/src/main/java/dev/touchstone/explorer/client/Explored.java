package dev.touchstone.explorer.client;

import dev.touchstone.explorer.Exploration;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What all executions of a {@link Client} gave. Immutable.
 *
 * @param outcomes the threads' results joined by bars, and in how many executions they came out; a
 *     thread that threw has its exception there
 * @param exploration what was seen, and whether that is everything
 * @param failure the smallest execution with a failure or a deadlock, as text
 */
public record Explored(
    Map<String, Long> outcomes, Exploration exploration, Optional<String> failure) {

  public Explored {
    outcomes = Collections.unmodifiableMap(new TreeMap<>(outcomes));
  }

  /** How many executions came to their end. */
  public long executions() {
    return exploration.complete();
  }

  /** Whether these are all that the memory model allows. */
  public boolean isExhausted() {
    return exploration.isExhausted();
  }

  /**
   * Fails the test that calls it if an execution failed, or if not all were seen.
   *
   * @throws AssertionError with the smallest failing execution, or with the limit that was reached
   */
  public Explored verify() {
    if (failure.isPresent()) {
      throw new AssertionError(failure.get());
    }
    if (!isExhausted()) {
      throw new AssertionError(
          "Only "
              + executions()
              + " executions were seen, not all: limit "
              + exploration.limit().map(Enum::name).orElse(""));
    }
    return this;
  }
}
