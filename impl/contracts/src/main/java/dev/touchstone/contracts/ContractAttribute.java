package dev.touchstone.contracts;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * An attribute of a family's contracts: a key, and the values that it may have. An enum's constant.
 */
public interface ContractAttribute {

  /** The constant's name. */
  String name();

  /** A regular expression for its values. */
  String pattern();

  /** The value where a preset says nothing else. */
  String preset();

  /** The key in a contract's text form. */
  default String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The value as it is kept.
   *
   * @throws ContractException if the attribute cannot have it
   */
  default String checked(String value) {
    for (String candidate : List.of(value, value.toUpperCase(Locale.ROOT))) {
      if (candidate.matches(pattern())) {
        return candidate;
      }
    }
    String values =
        pattern().matches("[A-Za-z_|]+") ? "; it is one of: " + pattern().replace("|", ", ") : "";
    throw new ContractException(
        "The contract attribute '" + key() + "' cannot be '" + value + "'" + values + ".");
  }

  /** The pattern of an enum's names. */
  static String oneOf(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Enum::name).collect(Collectors.joining("|"));
  }

  /**
   * The attribute of that key.
   *
   * @param whose such as "A pool's contract"
   * @throws ContractException if there is none
   */
  static <A extends ContractAttribute> A of(A[] attributes, String key, String whose) {
    for (A attribute : attributes) {
      if (attribute.key().equals(key)) {
        return attribute;
      }
    }
    throw new ContractException(
        whose
            + " has no attribute '"
            + key
            + "'; there are: "
            + Arrays.stream(attributes)
                .map(ContractAttribute::key)
                .collect(Collectors.joining(", "))
            + ".");
  }
}
