package dev.touchstone.contracts.pool;

/** What a pool may offer beyond {@code take} and {@code release}. */
public enum PoolCapability {
  /** {@code release} says whether the array was kept; else it always says so. */
  KEPT,
  /** {@code retained()}. */
  RETAINED,
  /** {@code trim()}. */
  TRIM
}
