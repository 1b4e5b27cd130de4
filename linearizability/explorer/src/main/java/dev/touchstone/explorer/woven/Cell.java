package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.HeapMemory;
import dev.touchstone.explorer.Location;
import org.jspecify.annotations.Nullable;

/** A variable of a {@link HeapObject}: its value before any thread ran, and its location. */
final class Cell {
  private final HeapObject object;
  private final String name;
  private final long initial;
  private @Nullable Location location;
  private @Nullable Object exploration;

  Cell(HeapObject object, String name, long initial) {
    this.object = object;
    this.name = name;
    this.initial = initial;
  }

  /** Its location in the exploration that the memory belongs to. */
  Location location(HeapMemory memory) {
    Location known = location;
    if (known == null || exploration != memory.exploration()) {
      known = memory.found(object.owner(), object.ordinal(), name, initial);
      location = known;
      exploration = memory.exploration();
    }
    return known;
  }
}
