package dev.touchstone.contracts.ring;

import dev.touchstone.contracts.AttributedContract;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.CapacityRounding;
import dev.touchstone.contracts.queue.Multiplicity;
import java.util.List;
import java.util.Map;

/**
 * What a ring buffer promises: a preset with each {@link RingAttribute} set to a value. Immutable.
 */
public final class RingContract extends AttributedContract<RingAttribute> {

  RingContract(String name, Map<RingAttribute, String> values) {
    super(name, RingAttribute.values(), values);
  }

  /**
   * The same contract with one attribute changed.
   *
   * @throws dev.touchstone.contracts.ContractException if the attribute has no such value
   */
  public RingContract with(RingAttribute attribute, String value) {
    return new RingContract(name(), changed(attribute, value));
  }

  @Override
  protected RingContract presetContract() {
    return RingFamily.preset(name());
  }

  @Override
  public String family() {
    return RingFamily.NAME;
  }

  @Override
  public List<Claim> claims() {
    return RingClaims.catalogue();
  }

  /** How many threads may poll at a time. */
  public Multiplicity consumers() {
    return Multiplicity.valueOf(value(RingAttribute.CONSUMERS));
  }

  @Override
  public MemoryOrder memoryOrder() {
    return MemoryOrder.valueOf(value(RingAttribute.MEMORY));
  }

  /** What becomes of the capacity asked for. */
  public CapacityRounding rounding() {
    return CapacityRounding.valueOf(value(RingAttribute.ROUNDING));
  }

  /** None: a ring buffer is as fast as its queue. */
  @Override
  public String baseline() {
    return "";
  }
}
