package dev.touchstone.models;

/** All that one run of the engine tries on one subject. */
interface Campaign {

  /** The checks that go interleaving by interleaving. */
  void modelCheck();

  /** The check on real threads. */
  void stress();
}
