package dev.touchstone.contracts.queue;

/** What becomes of the capacity that was asked for. */
public enum CapacityRounding {
  /** Kept as it is. */
  EXACT,
  /** Rounded up to a power of two. */
  POWER_OF_TWO,
  /** Not documented: at least what was asked for. */
  UNSPECIFIED;

  /**
   * The capacity of a queue that was asked for {@code requested}, or -1 where the contract does not
   * say.
   */
  public int round(int requested) {
    return switch (this) {
      case EXACT -> requested;
      case POWER_OF_TWO -> requested <= 1 ? 1 : Integer.highestOneBit(requested - 1) << 1;
      case UNSPECIFIED -> -1;
    };
  }
}
