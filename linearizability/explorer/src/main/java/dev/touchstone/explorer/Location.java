package dev.touchstone.explorer;

/**
 * A shared variable of a {@link Program}: a field, an array slot, a lock word.
 *
 * @param id dense index, unique in one exploration
 * @param name what traces call it
 * @param initial the value that every thread finds there if nobody has written yet
 */
public record Location(int id, String name, long initial) {
  @Override
  public String toString() {
    return name;
  }
}
