package dev.touchstone.contracts;

import java.util.List;
import java.util.Map;

/**
 * What a primitive promises. An immutable value that drives every engine; its {@linkplain #text()
 * text form} travels between processes and stands in evidence, and {@link Contracts#parse} reads it
 * back.
 */
public interface Contract {

  /** The preset that it starts from, such as {@code spmc-bounded}. */
  String name();

  /** The kind of primitive, such as {@code queue}. */
  String family();

  /** Canonical text: the preset and each attribute that differs from it, in a fixed order. */
  String text();

  /** The strength of its ordering promises. */
  MemoryOrder memoryOrder();

  /** Every attribute with its value, in the order in which a person should read them. */
  Map<String, String> attributes();

  /** The family's claims in catalogue order, each with its modality under this contract. */
  List<Claim> claims();

  /** The subject that speed is compared with; empty where there is none. */
  String baseline();

  /**
   * The claim of that id.
   *
   * @throws IllegalArgumentException if the family has no such claim
   */
  default Claim claim(String id) {
    return claims().stream()
        .filter(claim -> claim.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(family() + " has no claim " + id));
  }
}
