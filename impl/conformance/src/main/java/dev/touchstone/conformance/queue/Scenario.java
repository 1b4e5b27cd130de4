package dev.touchstone.conformance.queue;

/**
 * One thing to try on a new queue.
 *
 * @param setting what is tried, as the beginning of a sentence
 * @param body does it, and throws a {@link Deviation} if the queue deviates
 */
record Scenario(String setting, Body body) {

  /** The calls of a scenario. */
  @FunctionalInterface
  interface Body {
    /** Makes the calls on queues of the session. */
    void run(Session session);
  }
}
