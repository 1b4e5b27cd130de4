package dev.touchstone.contracts.keys;

import dev.touchstone.contracts.AttributedContract;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.MemoryOrder;
import java.util.List;
import java.util.Map;

/** What a key set promises: a preset with each {@link KeysAttribute} set to a value. Immutable. */
public final class KeysContract extends AttributedContract<KeysAttribute> {

  KeysContract(String name, Map<KeysAttribute, String> values) {
    super(name, KeysAttribute.values(), values);
  }

  /**
   * The same contract with one attribute changed.
   *
   * @throws dev.touchstone.contracts.ContractException if the attribute has no such value
   */
  public KeysContract with(KeysAttribute attribute, String value) {
    return new KeysContract(name(), changed(attribute, value));
  }

  @Override
  protected KeysContract presetContract() {
    return KeysFamily.preset(name());
  }

  @Override
  public String family() {
    return KeysFamily.NAME;
  }

  @Override
  public List<Claim> claims() {
    return KeysClaims.under(this);
  }

  /** What {@code prepare} promises about changes by other threads. */
  public KeysLevel level() {
    return KeysLevel.valueOf(value(KeysAttribute.LEVEL));
  }

  @Override
  public MemoryOrder memoryOrder() {
    return MemoryOrder.valueOf(value(KeysAttribute.MEMORY));
  }

  /** What a selection costs. */
  public KeysCost cost() {
    return KeysCost.valueOf(value(KeysAttribute.COST));
  }

  /** Whether its room follows the number of keys down again. */
  public boolean shrinking() {
    return Boolean.parseBoolean(value(KeysAttribute.SHRINKING));
  }

  /** Allocation of a selection in steady state, in bytes; -1 where the contract says nothing. */
  public int bytesPerOperation() {
    return Integer.parseInt(value(KeysAttribute.BYTES));
  }

  @Override
  public String baseline() {
    return value(KeysAttribute.BASELINE);
  }

  /** The claims that are documented weaker, each with its citation. */
  public Map<String, String> relaxed() {
    return citations(value(KeysAttribute.RELAXED));
  }
}
