package dev.touchstone.explorer;

import java.util.ArrayList;
import java.util.List;

/**
 * A small concurrent program: some locations with initial values, some threads. Immutable; the
 * bodies may be run by several explorers, one after the other.
 */
public final class Program {
  private final String name;
  private final List<Location> locations;
  private final List<ThreadBody> bodies;
  private final boolean[] startedByOther;

  private Program(Builder builder) {
    name = builder.name;
    locations = List.copyOf(builder.locations);
    bodies = List.copyOf(builder.bodies);
    startedByOther = new boolean[bodies.size()];
    for (int child : builder.children) {
      startedByOther[child] = true;
    }
  }

  /** Begins a program. */
  public static Builder named(String name) {
    return new Builder(name);
  }

  /** The name that reports use. */
  public String name() {
    return name;
  }

  /** The locations, by id. */
  public List<Location> locations() {
    return locations;
  }

  /** How many threads there are. */
  public int threads() {
    return bodies.size();
  }

  /** What thread number {@code thread} does. */
  public ThreadBody body(int thread) {
    return bodies.get(thread);
  }

  /** True if the thread only begins when another one starts it. */
  public boolean isStartedByOther(int thread) {
    return startedByOther[thread];
  }

  /** Collects a program's parts. Not thread-safe. */
  public static final class Builder {
    private final String name;
    private final List<Location> locations = new ArrayList<>();
    private final List<ThreadBody> bodies = new ArrayList<>();
    private final List<Integer> children = new ArrayList<>();

    private Builder(String name) {
      this.name = name;
    }

    /** Declares a location. */
    public Location location(String locationName, long initial) {
      Location location = new Location(locations.size(), locationName, initial);
      locations.add(location);
      return location;
    }

    /** Declares an array of locations that all begin with the same value. */
    public Location[] array(String arrayName, int length, long initial) {
      Location[] array = new Location[length];
      for (int i = 0; i < length; i++) {
        array[i] = location(arrayName + "[" + i + "]", initial);
      }
      return array;
    }

    /** Adds a thread that runs from the beginning; threads are numbered from 0. */
    public Builder thread(ThreadBody body) {
      bodies.add(body);
      return this;
    }

    /** Adds a thread that another one must start. */
    public Builder child(ThreadBody body) {
      children.add(bodies.size());
      bodies.add(body);
      return this;
    }

    /** Adds a thread that first joins every thread declared before it. */
    public Builder afterwards(ThreadBody body) {
      int before = bodies.size();
      return thread(
          memory -> {
            for (int thread = 0; thread < before; thread++) {
              memory.join(thread);
            }
            body.run(memory);
          });
    }

    /** The program. */
    public Program build() {
      return new Program(this);
    }
  }
}
