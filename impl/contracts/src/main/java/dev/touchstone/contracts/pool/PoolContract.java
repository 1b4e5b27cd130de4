package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.AttributedContract;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Progress;
import java.util.List;
import java.util.Map;

/** What a pool promises: a preset with each {@link PoolAttribute} set to a value. Immutable. */
public final class PoolContract extends AttributedContract<PoolAttribute> {

  PoolContract(String name, Map<PoolAttribute, String> values) {
    super(name, PoolAttribute.values(), values);
  }

  /**
   * The same contract with one attribute changed.
   *
   * @throws dev.touchstone.contracts.ContractException if the attribute has no such value
   */
  public PoolContract with(PoolAttribute attribute, String value) {
    return new PoolContract(name(), changed(attribute, value));
  }

  @Override
  protected PoolContract presetContract() {
    return PoolFamily.preset(name());
  }

  @Override
  public String family() {
    return PoolFamily.NAME;
  }

  @Override
  public List<Claim> claims() {
    return PoolClaims.under(this);
  }

  /** Which specification it keeps. */
  public PoolOrder order() {
    return PoolOrder.valueOf(value(PoolAttribute.ORDER));
  }

  @Override
  public MemoryOrder memoryOrder() {
    return MemoryOrder.valueOf(value(PoolAttribute.MEMORY));
  }

  /** Progress of take with another thread stopped, but for the allocation of an array. */
  public Progress take() {
    return Progress.valueOf(value(PoolAttribute.TAKE));
  }

  /** Progress of release with another thread stopped. */
  public Progress release() {
    return Progress.valueOf(value(PoolAttribute.RELEASE));
  }

  /** Whether it can be asked to clear arrays between holders. */
  public boolean clearing() {
    return Boolean.parseBoolean(value(PoolAttribute.CLEARING));
  }

  /** Whether it can be asked to refuse misuse. */
  public boolean checked() {
    return Boolean.parseBoolean(value(PoolAttribute.CHECKED));
  }

  /** Allocation in steady state, in bytes per operation; -1 where the contract says nothing. */
  public int bytesPerOperation() {
    return Integer.parseInt(value(PoolAttribute.BYTES));
  }

  @Override
  public String baseline() {
    return value(PoolAttribute.BASELINE);
  }

  /** The claims that are documented weaker, each with its citation. */
  public Map<String, String> relaxed() {
    return citations(value(PoolAttribute.RELAXED));
  }
}
