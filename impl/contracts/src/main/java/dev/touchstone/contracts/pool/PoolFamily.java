package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.ContractAttribute;
import dev.touchstone.contracts.ContractFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Array pools: the presets are {@code pool-strict} and {@code pool-relaxed}. */
public final class PoolFamily implements ContractFamily {
  static final String NAME = "pool";

  private static final Map<String, PoolContract> PRESETS = new LinkedHashMap<>();

  static {
    for (PoolOrder order : PoolOrder.values()) {
      String name = NAME + "-" + order.name().toLowerCase(Locale.ROOT);
      PRESETS.put(name, new PoolContract(name, Map.of(PoolAttribute.ORDER, order.name())));
    }
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
  static PoolContract preset(String name) {
    PoolContract preset = PRESETS.get(name);
    if (preset == null) {
      throw new IllegalArgumentException("no pool preset " + name);
    }
    return preset;
  }

  @Override
  public PoolContract contract(String preset, Map<String, String> attributes) {
    PoolContract contract = preset(preset);
    for (Map.Entry<String, String> entry : attributes.entrySet()) {
      PoolAttribute attribute =
          ContractAttribute.of(PoolAttribute.values(), entry.getKey(), "A pool's contract");
      contract = contract.with(attribute, entry.getValue());
    }
    return contract;
  }

  @Override
  public List<Claim> catalogue() {
    return PoolClaims.catalogue();
  }
}
