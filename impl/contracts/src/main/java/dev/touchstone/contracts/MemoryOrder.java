package dev.touchstone.contracts;

/** How strictly a primitive's operations are ordered when threads do not otherwise communicate. */
public enum MemoryOrder {
  /**
   * For each thread, the successful operations of all threads plus that thread's own observations
   * have one order that respects happens-before and is legal for the sequential specification.
   */
  HAPPENS_BEFORE,
  /**
   * All operations of all threads have one order that respects each thread's program order and real
   * time.
   */
  SEQUENTIAL
}
