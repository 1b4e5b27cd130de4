package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Location;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The locations that threads allocate or find while they run. Which thread allocates it, as its how
 * manieth, and under what name and value, is a location's identity: the same in every run of the
 * thread, in every graph and in every exploration.
 */
final class Allocations {
  private record Key(int thread, int ordinal, String name, long initial) {}

  private final List<Location> locations;
  private final Map<Key, Location> allocated = new HashMap<>();

  /** Knows what is allocated in this list, and adds to it. */
  Allocations(List<Location> locations) {
    this.locations = locations;
    for (Location location : locations) {
      if (!location.isDeclared()) {
        allocated.put(
            new Key(location.thread(), location.ordinal(), location.name(), location.initial()),
            location);
      }
    }
  }

  /** The location that the thread allocates as number {@code ordinal}, from 0. */
  Location get(int thread, int ordinal, String name, long initial) {
    Key key = new Key(thread, ordinal, name, initial);
    Location known = allocated.get(key);
    if (known == null) {
      known = new Location(locations.size(), name, initial, thread, ordinal);
      locations.add(known);
      allocated.put(key, known);
    }
    return known;
  }
}
