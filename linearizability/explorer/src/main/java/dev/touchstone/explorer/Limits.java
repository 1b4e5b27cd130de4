package dev.touchstone.explorer;

import java.time.Duration;

/**
 * How far an exploration may go. Reaching any of these ends in "not exhausted".
 *
 * @param events events in one graph
 * @param steps calls of all threads to their {@link Memory}, over the whole exploration
 * @param threadSteps calls of one thread in one run; the bound of loops that are not spin loops
 * @param graphs complete and blocked graphs together
 * @param bytes memory of the graphs that are under exploration at one time
 * @param time wall clock
 */
public record Limits(
    int events, long steps, int threadSteps, long graphs, long bytes, Duration time) {

  /** Checks that every limit is positive. */
  public Limits {
    if (events < 1
        || steps < 1
        || threadSteps < 1
        || graphs < 1
        || bytes < 1
        || time.isNegative()) {
      throw new IllegalArgumentException("limits must be positive");
    }
  }

  /** Limits that a program of a test should never reach: 2048 events, an hour. */
  public static Limits wide() {
    return new Limits(
        2048, Long.MAX_VALUE, 100_000, Long.MAX_VALUE, 256L << 20, Duration.ofHours(1));
  }

  /** The same limits with another number of events. */
  public Limits withEvents(int newEvents) {
    return new Limits(newEvents, steps, threadSteps, graphs, bytes, time);
  }

  /** The same limits with another number of calls. */
  public Limits withSteps(long newSteps) {
    return new Limits(events, newSteps, threadSteps, graphs, bytes, time);
  }

  /** The same limits with another number of calls in one run of a thread. */
  public Limits withThreadSteps(int newThreadSteps) {
    return new Limits(events, steps, newThreadSteps, graphs, bytes, time);
  }

  /** The same limits with another number of graphs. */
  public Limits withGraphs(long newGraphs) {
    return new Limits(events, steps, threadSteps, newGraphs, bytes, time);
  }

  /** The same limits with another amount of memory. */
  public Limits withBytes(long newBytes) {
    return new Limits(events, steps, threadSteps, graphs, newBytes, time);
  }

  /** The same limits with another time. */
  public Limits withTime(Duration newTime) {
    return new Limits(events, steps, threadSteps, graphs, bytes, newTime);
  }
}
