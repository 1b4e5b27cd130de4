package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.ContractAttribute;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Progress;

/** An attribute of a pool's contract: a key, and the values that it may have. */
public enum PoolAttribute implements ContractAttribute {
  /** Which specification it keeps. */
  ORDER(ContractAttribute.oneOf(PoolOrder.values()), "RELAXED"),
  /** How strictly operations of threads that do not communicate are ordered. */
  MEMORY(ContractAttribute.oneOf(MemoryOrder.values()), "HAPPENS_BEFORE"),
  /** Progress of take, but for the allocation of an array and without checks. */
  TAKE(ContractAttribute.oneOf(Progress.values()), "BLOCKING"),
  /** Progress of release, without checks. */
  RELEASE(ContractAttribute.oneOf(Progress.values()), "BLOCKING"),
  /** Whether it can be asked to clear arrays between holders. */
  CLEARING("true|false", "false"),
  /** Whether it can be asked to refuse misuse. */
  CHECKED("true|false", "false"),
  /** Bytes per operation in steady state; -1 for no promise. */
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

  PoolAttribute(String pattern, String preset) {
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
