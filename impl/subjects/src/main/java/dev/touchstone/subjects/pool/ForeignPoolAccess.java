package dev.touchstone.subjects.pool;

import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolUnderTest;

/** How the pool of another artifact is reached: by members that are known by name. */
public interface ForeignPoolAccess {

  /** The only settings that it has. */
  PoolSettings settings();

  /** The bytes of an element of its arrays. */
  int elementBytes();

  /** A new, empty pool; or the only one, emptied. */
  PoolUnderTest emptied();

  /** What was done to reach it, as a phrase for the certificate. */
  String words();
}
