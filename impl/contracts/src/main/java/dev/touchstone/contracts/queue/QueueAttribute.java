package dev.touchstone.contracts.queue;

import dev.touchstone.contracts.ContractException;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Progress;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * An attribute of a queue's contract, as its text form sets it: a key, and the values that it may
 * have.
 */
public enum QueueAttribute {
  /** How many threads may offer at a time. */
  PRODUCERS(names(Multiplicity.values()), ""),
  /** How many threads may poll at a time. */
  CONSUMERS(names(Multiplicity.values()), ""),
  /** Whether it has a capacity. */
  BOUNDED(List.of("true", "false"), ""),
  /** How strictly operations of threads that do not communicate are ordered. */
  MEMORY(names(MemoryOrder.values()), ""),
  /** Progress of offer and fill. */
  OFFER(names(Progress.values()), ""),
  /** Progress of poll and drain. */
  POLL(names(Progress.values()), ""),
  /** What size() promises while others work. */
  SIZE(names(SizePromise.values()), ""),
  /** What becomes of the capacity asked for. */
  ROUNDING(names(CapacityRounding.values()), ""),
  /** The least capacity that is accepted. */
  MINIMUM(List.of(), "[0-9]{1,9}"),
  /** How many taken elements may stay reachable. */
  RETENTION(names(Retention.values()), ""),
  /** Bytes per operation in steady state; -1 for no promise. */
  BYTES(List.of(), "-1|[0-9]{1,9}"),
  /** Whether it has operations that wait. */
  BLOCKING(List.of("true", "false"), ""),
  /**
   * The subject that speed is compared with: a name, or group:artifact:version:class; empty for
   * none.
   */
  BASELINE(List.of(), "[^,]*"),
  /** Claims that are documented weaker: {@code CLAIM:citation}, several separated by semicolons. */
  RELAXED(List.of(), "([A-Z]+-[A-Z]+:[^,;]+(;|$))*");

  private final List<String> allowed;
  private final String pattern;

  QueueAttribute(List<String> allowed, String pattern) {
    this.allowed = allowed;
    this.pattern = pattern;
  }

  private static List<String> names(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Enum::name).toList();
  }

  /** The key in a contract's text form. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The attribute of that key. */
  static QueueAttribute of(String key) {
    return Arrays.stream(values())
        .filter(attribute -> attribute.key().equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new ContractException(
                    "A queue's contract has no attribute '"
                        + key
                        + "'; there are: "
                        + String.join(
                            ", ", Arrays.stream(values()).map(QueueAttribute::key).toList())
                        + "."));
  }

  /** The value as it is kept, if the attribute may have it. */
  String checked(String value) {
    if (!allowed.isEmpty()) {
      return allowed.stream()
          .filter(a -> a.equalsIgnoreCase(value))
          .findFirst()
          .orElseThrow(
              () ->
                  new ContractException(
                      "The contract attribute '"
                          + key()
                          + "' cannot be '"
                          + value
                          + "'; it is one of: "
                          + String.join(", ", allowed)
                          + "."));
    }
    if (!value.matches(pattern)) {
      throw new ContractException(
          "The contract attribute '" + key() + "' cannot be '" + value + "'.");
    }
    return value;
  }
}
