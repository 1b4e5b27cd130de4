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
  private final List<Integer> firstEqual;
  private final boolean[] hasEquals;
  private final List<Integer> afterwards;
  private final ValueText valueText;

  /** How a location's values are written for people. */
  @FunctionalInterface
  public interface ValueText {
    /** The text of a value. */
    String of(Location location, long value);
  }

  private Program(Builder builder) {
    name = builder.name;
    locations = List.copyOf(builder.locations);
    bodies = List.copyOf(builder.bodies);
    firstEqual = List.copyOf(builder.firstEqual);
    afterwards = List.copyOf(builder.afterwards);
    valueText = builder.valueText;
    hasEquals = new boolean[bodies.size()];
    for (int t = 0; t < hasEquals.length; t++) {
      hasEquals[t] =
          firstEqual.indexOf(firstEqual.get(t)) != firstEqual.lastIndexOf(firstEqual.get(t));
    }
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

  /** A location's value as traces and explanations write it. */
  public String text(Location location, long value) {
    return valueText.of(location, value);
  }

  /** True if the thread only begins when another one starts it. */
  public boolean isStartedByOther(int thread) {
    return startedByOther[thread];
  }

  /** The first of the threads that were declared as equal to this one; itself if none were. */
  public int firstEqual(int thread) {
    return firstEqual.get(thread);
  }

  /** True if the thread was declared as one of several equal ones. */
  public boolean hasEquals(int thread) {
    return hasEquals[thread];
  }

  /** True if the thread was declared to join all threads before it. */
  public boolean comesAfterwards(int thread) {
    return afterwards.contains(thread);
  }

  /** Collects a program's parts. Not thread-safe. */
  public static final class Builder {
    private final String name;
    private final List<Location> locations = new ArrayList<>();
    private final List<ThreadBody> bodies = new ArrayList<>();
    private final List<Integer> children = new ArrayList<>();
    private final List<Integer> firstEqual = new ArrayList<>();
    private final List<Integer> afterwards = new ArrayList<>();
    private ValueText valueText = (location, value) -> Long.toString(value);

    private Builder(String name) {
      this.name = name;
    }

    /** Declares a location; traces and replay files tell locations apart by their names. */
    public Location location(String locationName, long initial) {
      for (Location other : locations) {
        if (other.name().equals(locationName)) {
          throw new IllegalArgumentException("there is a location " + locationName + " already");
        }
      }
      Location location = Location.declared(locations.size(), locationName, initial);
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
      firstEqual.add(bodies.size());
      bodies.add(body);
      return this;
    }

    /**
     * Adds several threads that do the same from the beginning. Of executions that differ only in
     * which of them did what, one is explored. So they must be equal in earnest: the body may not
     * ask for its {@link Memory#thread} or {@link Memory#allocate}, and nobody may join one of them
     * but a thread {@link #afterwards}.
     *
     * @param count how many, at most 20
     */
    public Builder threads(int count, ThreadBody body) {
      if (count < 1 || count > 20) {
        throw new IllegalArgumentException("between 1 and 20 threads can be equal, not " + count);
      }
      int first = bodies.size();
      for (int i = 0; i < count; i++) {
        firstEqual.add(first);
        bodies.add(body);
      }
      return this;
    }

    /** Adds a thread that another one must start. */
    public Builder child(ThreadBody body) {
      children.add(bodies.size());
      return thread(body);
    }

    /** Adds a thread that first joins every thread declared before it. */
    public Builder afterwards(ThreadBody body) {
      int before = bodies.size();
      afterwards.add(before);
      return thread(
          memory -> {
            for (int thread = 0; thread < before; thread++) {
              memory.join(thread);
            }
            body.run(memory);
          });
    }

    /** Says how values are written in traces; as numbers if nothing is said. */
    public Builder describedBy(ValueText text) {
      valueText = text;
      return this;
    }

    /** The program. */
    public Program build() {
      return new Program(this);
    }
  }
}
