package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.ContractException;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Progress;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** An attribute of a pool's contract: a key, and the values that it may have. */
public enum PoolAttribute {
  /** Which specification it keeps. */
  ORDER(oneOf(PoolOrder.values()), "RELAXED"),
  /** How strictly operations of threads that do not communicate are ordered. */
  MEMORY(oneOf(MemoryOrder.values()), "HAPPENS_BEFORE"),
  /** Progress of take, but for the allocation of an array and without checks. */
  TAKE(oneOf(Progress.values()), "BLOCKING"),
  /** Progress of release, without checks. */
  RELEASE(oneOf(Progress.values()), "BLOCKING"),
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

  private static String oneOf(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Enum::name).collect(Collectors.joining("|"));
  }

  /** The key in a contract's text form. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The value where a preset says nothing else. */
  String preset() {
    return preset;
  }

  static PoolAttribute of(String key) {
    return Arrays.stream(values())
        .filter(attribute -> attribute.key().equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new ContractException(
                    "A pool's contract has no attribute '"
                        + key
                        + "'; there are: "
                        + String.join(
                            ", ", Arrays.stream(values()).map(PoolAttribute::key).toList())
                        + "."));
  }

  /** The value as it is kept, if the attribute may have it. */
  String checked(String value) {
    for (String candidate : List.of(value, value.toUpperCase(Locale.ROOT))) {
      if (candidate.matches(pattern)) {
        return candidate;
      }
    }
    String values =
        pattern.matches("[A-Za-z_|]+") ? "; it is one of: " + pattern.replace("|", ", ") : "";
    throw new ContractException(
        "The contract attribute '" + key() + "' cannot be '" + value + "'" + values + ".");
  }
}
