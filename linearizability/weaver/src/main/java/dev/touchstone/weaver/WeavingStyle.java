package dev.touchstone.weaver;

/** What is put where an access is made. */
enum WeavingStyle {
  /** A call of the thread's hook. */
  BEFORE,
  /** The same, in classes that are loaded already: methods keep their number and modifiers. */
  BEFORE_UNCHANGED,
  /** A call that decides what the access does. */
  REPLACING;

  boolean mayChangeMethods() {
    return this != BEFORE_UNCHANGED;
  }
}
