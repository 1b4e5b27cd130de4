package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Location;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The locations that threads allocate while they run. Which thread allocates it, and as its how
 * manieth, is a location's identity: the same in every run of the thread and in every graph.
 */
final class Allocations {
  private final List<Location> locations;
  private final Map<Long, Location> allocated = new HashMap<>();

  /** Adds what is allocated to this list. */
  Allocations(List<Location> locations) {
    this.locations = locations;
  }

  /** The location that the thread allocates as number {@code ordinal}, from 0. */
  Location get(int thread, int ordinal, String name, long initial) {
    long key = ((long) thread << 32) | ordinal;
    Location known = allocated.get(key);
    if (known == null) {
      known = new Location(locations.size(), name, initial);
      locations.add(known);
      allocated.put(key, known);
    }
    return known;
  }
}
