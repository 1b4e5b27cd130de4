package dev.touchstone.contracts.queue;

/** What a queue offers beyond {@code offer} and {@code poll}. */
public enum Capability {
  PEEK,
  SIZE,
  IS_EMPTY,
  RELAXED_OFFER,
  RELAXED_POLL,
  RELAXED_PEEK,
  DRAIN,
  FILL,
  CAPACITY,
  CLEAR,
  /** It can be told to drop its references to elements that were taken. */
  TRIM,
  /** It is a {@link java.util.Queue}. */
  COLLECTION,
  /** An instance can be made with its indexes at a chosen start. */
  START_INDEX,
  /** It has operations that wait. */
  BLOCKING
}
