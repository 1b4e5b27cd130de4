package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolClaims;
import java.util.Set;

/** What threads do in a storm on a pool. */
enum PoolMix implements Kind {
  /** Each takes and releases, and holds a few arrays meanwhile. */
  CORE(PoolClaims.EXCLUSIVE, PoolClaims.CAPACITY, PoolClaims.CONSERVE),
  /** Some take, others release what they get from those. */
  HANDED(PoolClaims.EXCLUSIVE, PoolClaims.CAPACITY, PoolClaims.CONSERVE),
  /** As the first, on a pool that clears, with holders that leave their writing in the arrays. */
  SECRET(PoolClaims.SECRET),
  /** A steady load, and a look at what is retained in between; see {@link DriftStorm}. */
  DRIFT(PoolClaims.DRIFT);

  private final Set<String> decides;

  PoolMix(String... decides) {
    this.decides = Set.of(decides);
  }

  @Override
  public Set<String> decides() {
    return decides;
  }
}
