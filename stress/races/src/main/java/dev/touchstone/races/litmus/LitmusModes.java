package dev.touchstone.races.litmus;

/** In which mode the reads and writes of a shape are made. */
public enum LitmusModes {
  PLAIN,
  OPAQUE,
  RELEASE_ACQUIRE,
  VOLATILE,
  /** Opaque, with a full fence between any two. */
  FENCED
}
