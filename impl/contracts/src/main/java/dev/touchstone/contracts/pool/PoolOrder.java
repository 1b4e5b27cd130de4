package dev.touchstone.contracts.pool;

/** Which specification a pool keeps. */
public enum PoolOrder {
  /**
   * A deterministic bounded stack for each size class: last in first out, no spurious miss or drop.
   */
  STRICT,
  /**
   * {@code take} may miss and {@code release} may drop spuriously; with no operation in progress a
   * {@code take} still finds every array that was kept.
   */
  RELAXED
}
