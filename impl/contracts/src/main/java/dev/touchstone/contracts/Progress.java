package dev.touchstone.contracts;

/**
 * What an operation promises while any one other thread is stopped, weakest first (Herlihy and
 * Shavit's terms).
 */
public enum Progress {
  /** May wait for a stopped thread. */
  BLOCKING,
  /** Returns once it runs alone. */
  OBSTRUCTION_FREE,
  /** Some operation always returns. */
  LOCK_FREE,
  /** Each operation returns in a bounded number of its own steps. */
  WAIT_FREE;

  /** Whether an operation with this promise may wait for a thread that is stopped. */
  public boolean mayWait() {
    return this == BLOCKING;
  }
}
