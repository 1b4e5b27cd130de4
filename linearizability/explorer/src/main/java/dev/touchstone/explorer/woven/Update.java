package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.HeapMemory;
import dev.touchstone.explorer.Location;
import org.jspecify.annotations.Nullable;

/**
 * A read-modify-write on the explorer's memory. Afterwards the heap holds what it found, so that
 * the operation itself comes to the same end.
 */
final class Update {
  private final Accesses accesses;
  private final Run run;
  private final Place place;
  private final Class<?> type;
  private final AccessMode mode;

  Update(Accesses accesses, Run run, Place place, AccessMode mode) {
    this.accesses = accesses;
    this.run = run;
    this.place = place;
    this.type = place.type();
    this.mode = mode;
  }

  /**
   * Makes it.
   *
   * @param name of the method
   * @param values its arguments that are no coordinates
   * @return false if there is none of that name
   */
  boolean make(String name, @Nullable Object[] values) {
    if (name.startsWith("getAndSet")) {
      set(values[0]);
    } else if (name.startsWith("compareAnd")) {
      compareAndSet(values[0], values[1]);
    } else if (name.startsWith("weakCompareAnd")) {
      weakCompareAndSet(values[0], values[1]);
    } else if (type == long.class || type == int.class) {
      return arithmetic(name, values);
    } else {
      return false;
    }
    return true;
  }

  private boolean arithmetic(String name, @Nullable Object[] values) {
    switch (name) {
      case "incrementAndGet", "getAndIncrement" -> add(1);
      case "decrementAndGet", "getAndDecrement" -> add(-1);
      default -> {
        boolean adds = name.startsWith("getAndAdd") || name.equals("addAndGet");
        if (!adds || !(values[0] instanceof Number delta)) {
          return false;
        }
        add(delta.longValue());
      }
    }
    return true;
  }

  private void add(long delta) {
    long found = memory().getAndAdd(location(), delta, mode);
    if (!Words.fits(found + delta, type)) {
      throw new IllegalStateException("an int overflows in an addition; that is not supported");
    }
    place.put(Words.boxed(found, type));
  }

  private void set(@Nullable Object value) {
    Location location = location();
    HeapObject referent = accesses.referent(run, value, type);
    long found = memory().getAndSet(location, Accesses.word(value, referent, type), mode);
    accesses.wrote(run, referent);
    place.put(accesses.value(run, found, type));
  }

  private void compareAndSet(@Nullable Object expected, @Nullable Object value) {
    Location location = location();
    long wanted = word(expected);
    HeapObject referent = accesses.referent(run, value, type);
    long found =
        memory().compareAndExchange(location, wanted, Accesses.word(value, referent, type), mode);
    if (found == wanted) {
      accesses.wrote(run, referent);
    }
    place.put(accesses.value(run, found, type));
  }

  /** May fail although it finds what it wants; then the heap is made to hold something else. */
  private void weakCompareAndSet(@Nullable Object expected, @Nullable Object value) {
    boolean canFail = expected != null && run.mayFailSpuriously();
    if (!canFail || memory().choose(2) == 0) {
      compareAndSet(expected, value);
      return;
    }
    run.failSpuriously();
    place.put(type.isPrimitive() ? Words.boxed(word(expected) ^ 1, type) : null);
  }

  private long word(@Nullable Object value) {
    return Accesses.word(value, accesses.referent(run, value, type), type);
  }

  private Location location() {
    return accesses.location(run, place);
  }

  private HeapMemory memory() {
    return run.memory();
  }
}
