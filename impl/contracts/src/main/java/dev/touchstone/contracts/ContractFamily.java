package dev.touchstone.contracts;

import java.util.List;
import java.util.Map;

/** A kind of primitive: its presets, and how their attributes are read. */
public interface ContractFamily {

  /** Such as {@code queue}. */
  String name();

  /** The names of the presets, simplest first. */
  List<String> presets();

  /**
   * The preset with attributes changed.
   *
   * @throws ContractException if an attribute or its value is not known
   */
  Contract contract(String preset, Map<String, String> attributes);

  /** The claims with the modality that they have before any contract changes it. */
  List<Claim> catalogue();
}
