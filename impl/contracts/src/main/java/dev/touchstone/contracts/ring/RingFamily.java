package dev.touchstone.contracts.ring;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.ContractAttribute;
import dev.touchstone.contracts.ContractFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Ring buffers: the presets are {@code ring-spsc} and {@code ring-spmc}. */
public final class RingFamily implements ContractFamily {
  static final String NAME = "ring";

  private static final Map<String, RingContract> PRESETS = new LinkedHashMap<>();

  static {
    PRESETS.put("ring-spsc", new RingContract("ring-spsc", Map.of()));
    PRESETS.put(
        "ring-spmc", new RingContract("ring-spmc", Map.of(RingAttribute.CONSUMERS, "MANY")));
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
  static RingContract preset(String name) {
    RingContract preset = PRESETS.get(name);
    if (preset == null) {
      throw new IllegalArgumentException("no ring buffer preset " + name);
    }
    return preset;
  }

  @Override
  public RingContract contract(String preset, Map<String, String> attributes) {
    RingContract contract = preset(preset);
    for (Map.Entry<String, String> entry : attributes.entrySet()) {
      RingAttribute attribute =
          ContractAttribute.of(RingAttribute.values(), entry.getKey(), "A ring buffer's contract");
      contract = contract.with(attribute, entry.getValue());
    }
    return contract;
  }

  @Override
  public List<Claim> catalogue() {
    return RingClaims.catalogue();
  }
}
