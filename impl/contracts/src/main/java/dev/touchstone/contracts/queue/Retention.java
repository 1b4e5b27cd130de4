package dev.touchstone.contracts.queue;

/** How many elements that were taken may still be reachable from the queue. */
public enum Retention {
  /** None, once the poll has returned. */
  NONE,
  /** At most as many as the capacity, until they are overwritten or trimmed. */
  CAPACITY,
  /** Not documented. */
  UNSPECIFIED
}
