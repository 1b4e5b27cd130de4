package dev.touchstone.storms;

import java.util.Set;

/** A kind of storm: a constant of a family's enumeration. Implementations are immutable. */
interface Kind {
  /** The claims that storms of this kind are there for. */
  Set<String> decides();
}
