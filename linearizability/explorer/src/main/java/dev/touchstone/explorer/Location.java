package dev.touchstone.explorer;

/**
 * A shared variable of a {@link Program}: a field, an array slot, a lock word.
 *
 * @param id dense index, unique in one exploration
 * @param name what its author calls it
 * @param initial the value that every thread finds there if nobody has written yet
 * @param thread the thread that allocated it, -1 if the program declares it
 * @param ordinal as its how manieth, from 0
 */
public record Location(int id, String name, long initial, int thread, int ordinal) {

  /** A location that the program declares. */
  static Location declared(int id, String name, long initial) {
    return new Location(id, name, initial, -1, 0);
  }

  /** True if it belongs to the program, and was not found or allocated while threads ran. */
  public boolean isDeclared() {
    return thread < 0 && ordinal == 0;
  }

  /** True if a thread allocated it. */
  public boolean isAllocated() {
    return thread >= 0;
  }

  /**
   * The name that traces and replay files use: an allocated location's also says by whom and as
   * which, as in {@code node@1.0}. No two locations of one execution share it.
   */
  @Override
  public String toString() {
    return isAllocated() ? name + "@" + thread + "." + ordinal : name;
  }
}
