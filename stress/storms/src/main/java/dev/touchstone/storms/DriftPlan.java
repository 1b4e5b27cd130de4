package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolSettings;

/**
 * A steady load on one pool.
 *
 * @param threads that take one array each
 * @param rounds in which each thread takes and releases once, between two looks
 * @param together whether all take at once and then release one by one; else nobody waits for
 *     another
 */
record DriftPlan(
    PoolSettings settings, int threads, int rounds, boolean together, boolean noisy, long seed)
    implements Plan {

  @Override
  public PoolMix mix() {
    return PoolMix.DRIFT;
  }

  /** The load in a few words. */
  String load() {
    return threads
        + " threads with at most one array each, "
        + (together ? "which take at once and release one by one" : "each at its own pace");
  }

  @Override
  public String words() {
    return load()
        + ", "
        + settings
        + (noisy ? ", schedule noise" : ", no noise")
        + ", seed "
        + seed;
  }
}
