package dev.touchstone.contracts.keys;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.ContractAttribute;
import dev.touchstone.contracts.ContractFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Selector key sets: the presets are {@code keys-strong} and {@code keys-per-key}. */
public final class KeysFamily implements ContractFamily {
  static final String NAME = "keys";

  private static final Map<String, KeysContract> PRESETS = new LinkedHashMap<>();

  static {
    PRESETS.put("keys-strong", new KeysContract("keys-strong", Map.of()));
    PRESETS.put(
        "keys-per-key",
        new KeysContract("keys-per-key", Map.of(KeysAttribute.LEVEL, KeysLevel.PER_KEY.name())));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> presets() {
    return List.copyOf(PRESETS.keySet());
  }

  /** The preset of that name, which must exist. */
  static KeysContract preset(String name) {
    KeysContract preset = PRESETS.get(name);
    if (preset == null) {
      throw new IllegalArgumentException("no key set preset " + name);
    }
    return preset;
  }

  @Override
  public KeysContract contract(String preset, Map<String, String> attributes) {
    KeysContract contract = preset(preset);
    for (Map.Entry<String, String> entry : attributes.entrySet()) {
      KeysAttribute attribute =
          ContractAttribute.of(
              KeysAttribute.values(), entry.getKey(), "A selector key set's contract");
      contract = contract.with(attribute, entry.getValue());
    }
    return contract;
  }

  @Override
  public List<Claim> catalogue() {
    return KeysClaims.catalogue();
  }
}
