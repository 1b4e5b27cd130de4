package dev.touchstone.contracts.pool;

/** What a pool may offer beyond {@code take} and {@code release}. */
public enum PoolCapability {
  /** {@code retained()}. */
  RETAINED,
  /** {@code trim()}. */
  TRIM
}
