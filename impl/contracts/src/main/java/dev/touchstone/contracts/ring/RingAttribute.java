package dev.touchstone.contracts.ring;

import dev.touchstone.contracts.ContractException;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.CapacityRounding;
import dev.touchstone.contracts.queue.Multiplicity;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** An attribute of a ring buffer's contract: a key, and the values that it may have. */
public enum RingAttribute {
  /** How many threads may poll at a time; the source is one. */
  CONSUMERS(Multiplicity.values(), "ONE"),
  /** How strictly operations of threads that do not communicate are ordered. */
  MEMORY(MemoryOrder.values(), "HAPPENS_BEFORE"),
  /** What becomes of the capacity asked for. */
  ROUNDING(CapacityRounding.values(), "EXACT");

  private final List<String> allowed;
  private final String preset;

  RingAttribute(Enum<?>[] values, String preset) {
    this.allowed = Arrays.stream(values).map(Enum::name).toList();
    this.preset = preset;
  }

  /** The key in a contract's text form. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The value where a preset says nothing else. */
  String preset() {
    return preset;
  }

  static RingAttribute of(String key) {
    return Arrays.stream(values())
        .filter(attribute -> attribute.key().equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new ContractException(
                    "A ring buffer's contract has no attribute '"
                        + key
                        + "'; there are: "
                        + String.join(
                            ", ", Arrays.stream(values()).map(RingAttribute::key).toList())
                        + "."));
  }

  /** The value as it is kept, if the attribute may have it. */
  String checked(String value) {
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
}
