package dev.touchstone.contracts.keys;

/** What {@code prepare} promises about changes by other threads. */
public enum KeysLevel {
  /** It is an atomic snapshot of every change completed before it. */
  STRONG,
  /** For each key a value at least as new as the last change completed before it. */
  PER_KEY
}
