package dev.touchstone.contracts.pool;

/** The names of a pool's operations in histories, and what an array is in them. */
public final class PoolOperations {
  public static final String TAKE = "take";

  /** A {@code take} with no other operation in progress: it may not miss. */
  public static final String TAKE_AT_REST = "takeAtRest";

  public static final String RELEASE = "release";
  public static final String RETAINED = "retained";
  public static final String TRIM = "trim";

  private PoolOperations() {}

  /**
   * An array.
   *
   * @param id the same for the same array, and for no other
   * @param length in elements
   */
  public record Lent(int id, int length) {
    @Override
    public String toString() {
      return "array " + id + " of " + length;
    }
  }
}
