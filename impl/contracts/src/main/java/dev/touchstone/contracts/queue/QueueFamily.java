package dev.touchstone.contracts.queue;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.ContractFamily;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Queues: the presets are named {@code <sides>-<bounded|unbounded>}, sides being spsc, spmc, mpsc
 * or mpmc.
 */
public final class QueueFamily implements ContractFamily {
  static final String NAME = "queue";

  private static final Map<String, QueueContract> PRESETS = new LinkedHashMap<>();

  static {
    for (String sides : List.of("spsc", "spmc", "mpsc", "mpmc")) {
      add(sides, true);
      add(sides, false);
    }
  }

  private static void add(String sides, boolean bounded) {
    Map<QueueAttribute, String> values = new EnumMap<>(QueueAttribute.class);
    values.put(QueueAttribute.PRODUCERS, sides.startsWith("s") ? "ONE" : "MANY");
    values.put(QueueAttribute.CONSUMERS, sides.endsWith("sc") ? "ONE" : "MANY");
    values.put(QueueAttribute.BOUNDED, String.valueOf(bounded));
    values.put(QueueAttribute.MEMORY, "HAPPENS_BEFORE");
    values.put(QueueAttribute.OFFER, "BLOCKING");
    values.put(QueueAttribute.POLL, "BLOCKING");
    values.put(QueueAttribute.SIZE, "BOUNDED");
    values.put(QueueAttribute.ROUNDING, "UNSPECIFIED");
    values.put(QueueAttribute.MINIMUM, "1");
    values.put(QueueAttribute.RETENTION, "UNSPECIFIED");
    values.put(QueueAttribute.BYTES, "-1");
    values.put(QueueAttribute.BLOCKING, "false");
    values.put(QueueAttribute.BASELINE, "");
    values.put(QueueAttribute.RELAXED, "");
    String name = sides + (bounded ? "-bounded" : "-unbounded");
    PRESETS.put(name, new QueueContract(name, values));
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
  static QueueContract preset(String name) {
    QueueContract preset = PRESETS.get(name);
    if (preset == null) {
      throw new IllegalArgumentException("no queue preset " + name);
    }
    return preset;
  }

  @Override
  public QueueContract contract(String preset, Map<String, String> attributes) {
    QueueContract contract = preset(preset);
    for (Map.Entry<String, String> entry : attributes.entrySet()) {
      contract = contract.with(QueueAttribute.of(entry.getKey()), entry.getValue());
    }
    return contract;
  }

  @Override
  public List<Claim> catalogue() {
    return QueueClaims.catalogue();
  }
}
