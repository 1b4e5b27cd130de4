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

  /** Its location in the exploration that the memory belongs to; null if it has none yet. */
  @Nullable Location location(HeapMemory memory) {
    return exploration == memory.exploration() ? location : null;
  }

  /** Gives it a location in the exploration that the memory belongs to. */
  Location locate(HeapMemory memory) {
    Location found = memory.found(object.owner(), object.ordinal(), name, initial);
    location = found;
    exploration = memory.exploration();
    return found;
  }
}
