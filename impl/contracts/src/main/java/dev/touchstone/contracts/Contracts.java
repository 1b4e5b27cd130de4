package dev.touchstone.contracts;

import dev.touchstone.contracts.keys.KeysFamily;
import dev.touchstone.contracts.pool.PoolFamily;
import dev.touchstone.contracts.queue.QueueFamily;
import dev.touchstone.contracts.ring.RingFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All contract families, and the reading of contract texts such as {@code
 * spmc-bounded,offer=WAIT_FREE}.
 */
public final class Contracts {
  private static final List<ContractFamily> FAMILIES =
      List.of(new QueueFamily(), new RingFamily(), new PoolFamily(), new KeysFamily());

  private Contracts() {}

  /** Every family of the house. */
  public static List<ContractFamily> families() {
    return FAMILIES;
  }

  /** Every preset of every family. */
  public static List<String> presets() {
    return FAMILIES.stream().flatMap(family -> family.presets().stream()).toList();
  }

  /** Every claim of every family, in catalogue order. */
  public static List<Claim> catalogue() {
    return FAMILIES.stream().flatMap(family -> family.catalogue().stream()).toList();
  }

  /**
   * Reads a preset's name, optionally followed by comma-separated {@code attribute=value}.
   *
   * @throws ContractException if the preset, an attribute or a value is not known; the message
   *     lists what there is
   */
  public static Contract parse(String text) {
    String[] parts = text.split(",", -1);
    String preset = parts[0].strip();
    ContractFamily family =
        FAMILIES.stream()
            .filter(f -> f.presets().contains(preset))
            .findFirst()
            .orElseThrow(
                () ->
                    new ContractException(
                        "There is no contract preset '"
                            + preset
                            + "'; there are: "
                            + String.join(", ", presets())
                            + "."));
    Map<String, String> attributes = new LinkedHashMap<>();
    for (int i = 1; i < parts.length; i++) {
      int equals = parts[i].indexOf('=');
      if (equals <= 0) {
        throw new ContractException(
            "The contract attribute '" + parts[i] + "' is not of the form attribute=value.");
      }
      attributes.put(parts[i].substring(0, equals).strip(), parts[i].substring(equals + 1).strip());
    }
    return family.contract(preset, attributes);
  }
}
