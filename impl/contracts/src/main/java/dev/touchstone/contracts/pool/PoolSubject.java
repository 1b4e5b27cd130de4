package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.Subject;
import java.util.Optional;
import java.util.Set;

/** A pool of arrays that is tried. */
public interface PoolSubject extends Subject {

  @Override
  PoolContract contract();

  /** What its instances offer. */
  Set<PoolCapability> capabilities();

  /** The only settings that its instances can have; empty where any will do. */
  default Optional<PoolSettings> fixed() {
    return Optional.empty();
  }

  @Override
  default Optional<String> unadjustable() {
    return fixed().map(settings -> "the pool's settings are its own: " + settings);
  }

  /** The bytes of an element of its arrays. */
  int elementBytes();

  /**
   * A new, empty pool. Of a class that has one pool for all, that pool, emptied: then only one may
   * be in use at a time.
   *
   * @throws RuntimeException whatever the pool's constructor throws, unwrapped
   */
  PoolUnderTest create(PoolSettings settings);
}
