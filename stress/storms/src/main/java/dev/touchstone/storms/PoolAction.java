package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolOperations;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The operations of pools in which a thread is stopped, or which others try meanwhile. */
enum PoolAction implements StallAction<PoolBench> {
  TAKE(PoolOperations.TAKE, null),
  RELEASE(PoolOperations.RELEASE, null),
  RETAINED(PoolOperations.RETAINED, PoolCapability.RETAINED),
  TRIM(PoolOperations.TRIM, PoolCapability.TRIM);

  private final String operation;
  private final @Nullable PoolCapability needs;

  PoolAction(String operation, @Nullable PoolCapability needs) {
    this.operation = operation;
    this.needs = needs;
  }

  /** The actions that a pool offers. */
  static List<PoolAction> of(Set<PoolCapability> capabilities) {
    return Arrays.stream(values())
        .filter(action -> action.needs == null || capabilities.contains(action.needs))
        .toList();
  }

  @Override
  public String operation() {
    return operation;
  }

  @Override
  public String role() {
    return "holder";
  }

  @Override
  public void run(PoolBench bench) {
    switch (this) {
      case TAKE -> bench.take();
      case RELEASE -> bench.release();
      case RETAINED -> bench.retained();
      case TRIM -> bench.trim();
    }
  }
}
