package dev.touchstone.contracts;

/** How a claim binds a subject. */
public enum Modality {
  /** It must hold. */
  REQUIRED,
  /** The subject documents a weaker form and is held to that; the claim's note cites where. */
  RELAXED,
  /** Decided by measurement, with an interval; undecided is not a fault. */
  STOCHASTIC,
  /** Does not apply under this contract; the claim's note says why. */
  UNTESTED
}
