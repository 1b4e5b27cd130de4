package dev.touchstone.contracts.queue;

/** What {@code size()} promises while others work. */
public enum SizePromise {
  /** Linearizable: the number of elements at some moment of the call. */
  EXACT,
  /**
   * Within the bounds that the operations begun and completed around the call allow; exact at rest.
   */
  BOUNDED,
  /** An estimate in [0, capacity]; {@code isEmpty()} is none for that. */
  ESTIMATE
}
