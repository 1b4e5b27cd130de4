package dev.touchstone.contracts.keys;

import dev.touchstone.contracts.Subject;

/** A selector key set that is tried. */
public interface KeysSubject extends Subject {

  @Override
  KeysContract contract();

  /**
   * A new, empty key set.
   *
   * @param signal how it wakes its kernel
   */
  KeySetUnderTest create(KeysSignal signal);
}
