package dev.touchstone.explorer;

/** Why an exploration ended before it had seen everything. */
public enum Limit {
  /** A graph would have had more events than allowed. */
  EVENTS,
  /** The threads made more calls than allowed. */
  STEPS,
  /** One thread made more calls in one run than allowed, in a loop perhaps; it was cut there. */
  THREAD_STEPS,
  /** More graphs than allowed. */
  GRAPHS,
  /** The graphs under exploration would have taken more memory than allowed. */
  MEMORY,
  /** The time was over. */
  TIME,
  /** The visitor asked to stop. */
  STOPPED
}
