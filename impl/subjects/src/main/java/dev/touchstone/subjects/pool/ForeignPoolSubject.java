package dev.touchstone.subjects.pool;

import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import java.util.Optional;
import java.util.Set;

/**
 * A pool of another artifact, under the contract that its class documents. None of those that there
 * are adapters for says whether it kept what was released, or what it retains.
 */
public record ForeignPoolSubject(String name, PoolContract contract, ForeignPoolAccess access)
    implements PoolSubject {

  @Override
  public Set<PoolCapability> capabilities() {
    return Set.of();
  }

  @Override
  public Optional<PoolSettings> fixed() {
    return Optional.of(access.settings());
  }

  @Override
  public int elementBytes() {
    return access.elementBytes();
  }

  @Override
  public PoolUnderTest create(PoolSettings settings) {
    return access.emptied();
  }

  @Override
  public String reachedBy() {
    return access.words();
  }
}
