package dev.touchstone.contracts.queue;

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

/** What a queue promises: a preset with each {@link QueueAttribute} set to a value. Immutable. */
public final class QueueContract implements Contract {
  private final String name;
  private final Map<QueueAttribute, String> values;

  QueueContract(String name, Map<QueueAttribute, String> values) {
    this.name = name;
    this.values = new EnumMap<>(values);
  }

  /**
   * The same contract with one attribute changed.
   *
   * @throws dev.touchstone.contracts.ContractException if the attribute has no such value
   */
  public QueueContract with(QueueAttribute attribute, String value) {
    Map<QueueAttribute, String> changed = new EnumMap<>(values);
    changed.put(attribute, attribute.checked(value));
    return new QueueContract(name, changed);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String family() {
    return QueueFamily.NAME;
  }

  @Override
  public List<Claim> claims() {
    return QueueClaims.under(this);
  }

  /** How many threads may offer at a time. */
  public Multiplicity producers() {
    return Multiplicity.valueOf(value(QueueAttribute.PRODUCERS));
  }

  /** How many threads may poll at a time. */
  public Multiplicity consumers() {
    return Multiplicity.valueOf(value(QueueAttribute.CONSUMERS));
  }

  /** Whether it has a capacity. */
  public boolean bounded() {
    return Boolean.parseBoolean(value(QueueAttribute.BOUNDED));
  }

  @Override
  public MemoryOrder memoryOrder() {
    return MemoryOrder.valueOf(value(QueueAttribute.MEMORY));
  }

  /** Progress of offer and fill with another thread stopped. */
  public Progress offer() {
    return Progress.valueOf(value(QueueAttribute.OFFER));
  }

  /** Progress of poll and drain with another thread stopped. */
  public Progress poll() {
    return Progress.valueOf(value(QueueAttribute.POLL));
  }

  /** What {@code size()} promises while others work. */
  public SizePromise size() {
    return SizePromise.valueOf(value(QueueAttribute.SIZE));
  }

  /** What becomes of the capacity asked for. */
  public CapacityRounding rounding() {
    return CapacityRounding.valueOf(value(QueueAttribute.ROUNDING));
  }

  /** The least capacity that is accepted. */
  public int minimumCapacity() {
    return Integer.parseInt(value(QueueAttribute.MINIMUM));
  }

  /** How many taken elements may stay reachable. */
  public Retention retention() {
    return Retention.valueOf(value(QueueAttribute.RETENTION));
  }

  /** Allocation in steady state, in bytes per operation; -1 where the contract says nothing. */
  public int bytesPerOperation() {
    return Integer.parseInt(value(QueueAttribute.BYTES));
  }

  /** Whether it has operations that wait. */
  public boolean blocking() {
    return Boolean.parseBoolean(value(QueueAttribute.BLOCKING));
  }

  @Override
  public String baseline() {
    return value(QueueAttribute.BASELINE);
  }

  /** The claims that are documented weaker, each with its citation. */
  public Map<String, String> relaxed() {
    Map<String, String> relaxed = new LinkedHashMap<>();
    for (String entry : value(QueueAttribute.RELAXED).split(";")) {
      int colon = entry.indexOf(':');
      if (colon > 0) {
        relaxed.put(entry.substring(0, colon).strip(), entry.substring(colon + 1).strip());
      }
    }
    return relaxed;
  }

  private String value(QueueAttribute attribute) {
    return values.getOrDefault(attribute, "");
  }

  @Override
  public Map<String, String> attributes() {
    Map<String, String> attributes = new LinkedHashMap<>();
    values.forEach((attribute, value) -> attributes.put(attribute.key(), value));
    return Collections.unmodifiableMap(attributes);
  }

  @Override
  public String text() {
    StringJoiner text = new StringJoiner(",");
    text.add(name);
    QueueContract preset = QueueFamily.preset(name);
    for (QueueAttribute attribute : QueueAttribute.values()) {
      if (!value(attribute).equals(preset.value(attribute))) {
        text.add(attribute.key() + "=" + value(attribute));
      }
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof QueueContract that
        && name.equals(that.name)
        && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + values.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
