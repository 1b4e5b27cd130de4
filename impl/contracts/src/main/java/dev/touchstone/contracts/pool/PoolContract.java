package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Progress;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** What a pool promises: a preset with each {@link PoolAttribute} set to a value. Immutable. */
public final class PoolContract implements Contract {
  private final String name;
  private final Map<PoolAttribute, String> values;

  PoolContract(String name, Map<PoolAttribute, String> values) {
    this.name = name;
    this.values = new EnumMap<>(values);
  }

  /**
   * The same contract with one attribute changed.
   *
   * @throws dev.touchstone.contracts.ContractException if the attribute has no such value
   */
  public PoolContract with(PoolAttribute attribute, String value) {
    Map<PoolAttribute, String> changed = new EnumMap<>(values);
    changed.put(attribute, attribute.checked(value));
    return new PoolContract(name, changed);
  }

  @Override
  public String name() {
    return name;
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
    Map<String, String> relaxed = new LinkedHashMap<>();
    for (String entry : value(PoolAttribute.RELAXED).split(";")) {
      int colon = entry.indexOf(':');
      if (colon > 0) {
        relaxed.put(entry.substring(0, colon).strip(), entry.substring(colon + 1).strip());
      }
    }
    return relaxed;
  }

  private String value(PoolAttribute attribute) {
    return values.getOrDefault(attribute, attribute.preset());
  }

  @Override
  public Map<String, String> attributes() {
    Map<String, String> attributes = new LinkedHashMap<>();
    for (PoolAttribute attribute : PoolAttribute.values()) {
      attributes.put(attribute.key(), value(attribute));
    }
    return Collections.unmodifiableMap(attributes);
  }

  @Override
  public String text() {
    StringJoiner text = new StringJoiner(",");
    text.add(name);
    PoolContract preset = PoolFamily.preset(name);
    for (PoolAttribute attribute : PoolAttribute.values()) {
      if (!value(attribute).equals(preset.value(attribute))) {
        text.add(attribute.key() + "=" + value(attribute));
      }
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PoolContract that
        && name.equals(that.name)
        && attributes().equals(that.attributes());
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + attributes().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
