package dev.touchstone.contracts;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

/**
 * A contract that is a preset with each of its family's attributes set to a value. Immutable.
 *
 * @param <A> the family's attributes
 */
public abstract class AttributedContract<A extends Enum<A> & ContractAttribute>
    implements Contract {
  private final String name;
  private final A[] all;
  private final Map<A, String> values;

  /**
   * A contract.
   *
   * @param name of the preset
   * @param all the family's attributes in the order in which a person should read them
   * @param values of those that differ from what holds where a preset says nothing
   */
  protected AttributedContract(String name, A[] all, Map<A, String> values) {
    this.name = name;
    this.all = all.clone();
    this.values = Map.copyOf(values);
  }

  /** The family's preset that this one starts from. */
  protected abstract AttributedContract<A> presetContract();

  /**
   * The values with one attribute changed.
   *
   * @throws ContractException if the attribute has no such value
   */
  protected final Map<A, String> changed(A attribute, String value) {
    Map<A, String> changed = new LinkedHashMap<>(values);
    changed.put(attribute, attribute.checked(value));
    return changed;
  }

  /** The value of an attribute. */
  protected final String value(A attribute) {
    return values.getOrDefault(attribute, attribute.preset());
  }

  /**
   * Claims that are documented weaker, each with its citation.
   *
   * @param text {@code CLAIM:citation}, several separated by semicolons
   */
  protected static Map<String, String> citations(String text) {
    Map<String, String> relaxed = new LinkedHashMap<>();
    for (String entry : text.split(";")) {
      int colon = entry.indexOf(':');
      if (colon > 0) {
        relaxed.put(entry.substring(0, colon).strip(), entry.substring(colon + 1).strip());
      }
    }
    return relaxed;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final Map<String, String> attributes() {
    Map<String, String> attributes = new LinkedHashMap<>();
    for (A attribute : all) {
      attributes.put(attribute.key(), value(attribute));
    }
    return Collections.unmodifiableMap(attributes);
  }

  @Override
  public final String text() {
    StringJoiner text = new StringJoiner(",");
    text.add(name);
    AttributedContract<A> preset = presetContract();
    for (A attribute : all) {
      if (!value(attribute).equals(preset.value(attribute))) {
        text.add(attribute.key() + "=" + value(attribute));
      }
    }
    return text.toString();
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof AttributedContract<?> that
        && getClass() == that.getClass()
        && name.equals(that.name)
        && attributes().equals(that.attributes());
  }

  @Override
  public final int hashCode() {
    return 31 * name.hashCode() + attributes().hashCode();
  }

  @Override
  public final String toString() {
    return text();
  }
}
