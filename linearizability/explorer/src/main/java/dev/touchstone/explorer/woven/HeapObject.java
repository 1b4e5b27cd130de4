package dev.touchstone.explorer.woven;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An object or array that threads may share: one that was there before they ran, or that one of
 * them allocated. Who allocated it as the how manieth is its identity, the same in every run of its
 * thread, though each run makes another Java object for it.
 */
final class HeapObject {
  /** The owner of what was there before. */
  static final int NOBODY = -1;

  private static final Cell[] NONE = {};

  private final int owner;
  private final int ordinal;
  private final String name;
  private final Object instance;
  private final @Nullable Object content;
  private @Nullable Cell[] cells = NONE;

  /**
   * @param owner the thread that allocated it, or {@link #NOBODY}
   * @param ordinal from 1
   * @param instance the Java object
   * @param content a copy of an array that was filled when it was first seen; else null
   */
  HeapObject(int owner, int ordinal, String name, Object instance, @Nullable Object content) {
    this.owner = owner;
    this.ordinal = ordinal;
    this.name = name;
    this.instance = instance;
    this.content = content;
  }

  boolean wasThereBefore() {
    return owner == NOBODY;
  }

  int owner() {
    return owner;
  }

  int ordinal() {
    return ordinal;
  }

  String name() {
    return name;
  }

  Object instance() {
    return instance;
  }

  /** The value that stands for a reference to it. */
  long reference() {
    return ((long) (owner + 1) << 32) | ordinal;
  }

  /** The owner in a reference. */
  static int owner(long reference) {
    return (int) (reference >>> 32) - 1;
  }

  /** The ordinal in a reference. */
  static int ordinal(long reference) {
    return (int) reference;
  }

  /** A copy of an array's elements as they were, if it was not empty. */
  @Nullable Object content() {
    return content;
  }

  /** What is known of the part with that number; null if nothing is. */
  @Nullable Cell cell(int number) {
    return number < cells.length ? cells[number] : null;
  }

  void put(int number, Cell cell) {
    if (number >= cells.length) {
      cells = Arrays.copyOf(cells, Math.max(number + 1, cells.length + cells.length / 2));
    }
    cells[number] = cell;
  }
}
