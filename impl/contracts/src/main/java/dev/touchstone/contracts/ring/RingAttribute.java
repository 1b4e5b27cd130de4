package dev.touchstone.contracts.ring;

import dev.touchstone.contracts.ContractAttribute;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.CapacityRounding;
import dev.touchstone.contracts.queue.Multiplicity;

/** An attribute of a ring buffer's contract: a key, and the values that it may have. */
public enum RingAttribute implements ContractAttribute {
  /** How many threads may poll at a time; the source is one. */
  CONSUMERS(Multiplicity.values(), "ONE"),
  /** How strictly operations of threads that do not communicate are ordered. */
  MEMORY(MemoryOrder.values(), "HAPPENS_BEFORE"),
  /** What becomes of the capacity asked for. */
  ROUNDING(CapacityRounding.values(), "EXACT");

  private final String pattern;
  private final String preset;

  RingAttribute(Enum<?>[] values, String preset) {
    this.pattern = ContractAttribute.oneOf(values);
    this.preset = preset;
  }

  @Override
  public String pattern() {
    return pattern;
  }

  @Override
  public String preset() {
    return preset;
  }
}
