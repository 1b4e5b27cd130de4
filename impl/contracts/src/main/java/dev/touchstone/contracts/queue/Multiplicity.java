package dev.touchstone.contracts.queue;

/** How many threads may be on one side of a queue at a time. */
public enum Multiplicity {
  ONE,
  MANY
}
