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

  /** What a method does to the variable. */
  enum Operation {
    SET,
    COMPARE_AND_SET,
    WEAKLY_COMPARE_AND_SET,
    ADD,
    INCREMENT,
    DECREMENT,
    UNKNOWN;

    /** What the method of that name does. */
    static Operation of(String method) {
      if (method.startsWith("getAndSet")) {
        return SET;
      } else if (method.startsWith("compareAnd")) {
        return COMPARE_AND_SET;
      } else if (method.startsWith("weakCompareAnd")) {
        return WEAKLY_COMPARE_AND_SET;
      } else if (method.startsWith("getAndAdd") || method.equals("addAndGet")) {
        return ADD;
      }
      return switch (method) {
        case "incrementAndGet", "getAndIncrement" -> INCREMENT;
        case "decrementAndGet", "getAndDecrement" -> DECREMENT;
        default -> UNKNOWN;
      };
    }
  }

  /**
   * Makes it.
   *
   * @param arguments of the method
   * @param first the index of the first one that does not name the variable
   * @return false if that cannot be done
   */
  boolean make(Operation operation, @Nullable Object[] arguments, int first) {
    switch (operation) {
      case SET -> set(arguments[first]);
      case COMPARE_AND_SET -> compareAndSet(arguments[first], arguments[first + 1]);
      case WEAKLY_COMPARE_AND_SET -> weakCompareAndSet(arguments[first], arguments[first + 1]);
      case INCREMENT -> {
        return add(1);
      }
      case DECREMENT -> {
        return add(-1);
      }
      case ADD -> {
        return arguments[first] instanceof Number delta && add(delta.longValue());
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean add(long delta) {
    if (type != long.class && type != int.class) {
      return false;
    }
    long found = memory().getAndAdd(location(), delta, mode);
    if (!Words.fits(found + delta, type)) {
      throw new IllegalStateException("an int overflows in an addition; that is not supported");
    }
    place.put(Words.boxed(found, type));
    return true;
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
