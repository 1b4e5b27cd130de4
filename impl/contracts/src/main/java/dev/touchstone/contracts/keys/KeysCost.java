package dev.touchstone.contracts.keys;

/** What a selection costs beside the kernel's work. */
public enum KeysCost {
  /** Proportional to the keys that changed since the last selection. */
  CHANGES,
  /** Proportional to all keys. */
  ALL
}
