package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.Subject;
import java.util.Set;

/** A pool of arrays that is tried. */
public interface PoolSubject extends Subject {

  @Override
  PoolContract contract();

  /** What its instances offer. */
  Set<PoolCapability> capabilities();

  /** The bytes of an element of its arrays. */
  int elementBytes();

  /**
   * A new, empty pool.
   *
   * @throws RuntimeException whatever the pool's constructor throws, unwrapped
   */
  PoolUnderTest create(PoolSettings settings);
}
