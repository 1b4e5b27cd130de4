package dev.touchstone.races.judge;

/** What a contract says to an outcome, worst first. */
public enum Grade {
  /** No reading of the contract allows it. */
  FORBIDDEN,
  /** Allowed because threads that do not communicate need not agree; no order of all operations. */
  INTERESTING,
  /** One order of all operations explains it. */
  ACCEPTABLE
}
