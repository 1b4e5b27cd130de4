package dev.touchstone.contracts.ring;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.CapacityRounding;
import dev.touchstone.contracts.queue.Multiplicity;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * What a ring buffer promises: a preset with each {@link RingAttribute} set to a value. Immutable.
 */
public final class RingContract implements Contract {
  private final String name;
  private final Map<RingAttribute, String> values;

  RingContract(String name, Map<RingAttribute, String> values) {
    this.name = name;
    this.values = new EnumMap<>(RingAttribute.class);
    this.values.putAll(values);
  }

  /**
   * The same contract with one attribute changed.
   *
   * @throws dev.touchstone.contracts.ContractException if the attribute has no such value
   */
  public RingContract with(RingAttribute attribute, String value) {
    Map<RingAttribute, String> changed = new EnumMap<>(values);
    changed.put(attribute, attribute.checked(value));
    return new RingContract(name, changed);
  }

  @Override
  public String name() {
    return name;
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

  private String value(RingAttribute attribute) {
    return values.getOrDefault(attribute, attribute.preset());
  }

  @Override
  public Map<String, String> attributes() {
    Map<String, String> attributes = new LinkedHashMap<>();
    for (RingAttribute attribute : RingAttribute.values()) {
      attributes.put(attribute.key(), value(attribute));
    }
    return Collections.unmodifiableMap(attributes);
  }

  @Override
  public String text() {
    StringJoiner text = new StringJoiner(",");
    text.add(name);
    RingContract preset = RingFamily.preset(name);
    for (RingAttribute attribute : RingAttribute.values()) {
      if (!value(attribute).equals(preset.value(attribute))) {
        text.add(attribute.key() + "=" + value(attribute));
      }
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RingContract that
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
