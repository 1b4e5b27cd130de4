package dev.touchstone.contracts.keys;

import dev.touchstone.contracts.ContractAttribute;
import dev.touchstone.contracts.MemoryOrder;

/** An attribute of a key set's contract: a key, and the values that it may have. */
public enum KeysAttribute implements ContractAttribute {
  /** What {@code prepare} promises about changes by other threads. */
  LEVEL(ContractAttribute.oneOf(KeysLevel.values()), "STRONG"),
  /** How strictly operations of threads that do not communicate are ordered. */
  MEMORY(ContractAttribute.oneOf(MemoryOrder.values()), "HAPPENS_BEFORE"),
  /** What a selection costs. */
  COST(ContractAttribute.oneOf(KeysCost.values()), "ALL"),
  /** Whether its room follows the number of keys down again. */
  SHRINKING("true|false", "false"),
  /** Bytes per selection in steady state; -1 for no promise. */
  BYTES("-1|[0-9]{1,9}", "-1"),
  /**
   * The subject that speed is compared with: a name, or group:artifact:version:class; empty for
   * none.
   */
  BASELINE("[^,]*", ""),
  /** Claims that are documented weaker: {@code CLAIM:citation}, several separated by semicolons. */
  RELAXED("([A-Z]+-[A-Z]+:[^,;]+(;|$))*", "");

  private final String pattern;
  private final String preset;

  KeysAttribute(String pattern, String preset) {
    this.pattern = pattern;
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
