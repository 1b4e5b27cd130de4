package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.AccessMode;

/**
 * One statement of a random program.
 *
 * @param kind what it does
 * @param location index of the location, or the other thread of a start or join
 * @param mode access mode
 * @param first value, addend, expected or awaited value
 * @param second new value of a compare-and-set
 */
record Step(Kind kind, int location, AccessMode mode, long first, long second) {
  enum Kind {
    READ,
    WRITE,
    ADD,
    SWAP,
    CAS,
    WEAK_CAS,
    FENCE,
    AWAIT,
    LOCK,
    UNLOCK,
    CHOOSE,
    START,
    JOIN
  }
}
