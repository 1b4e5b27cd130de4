package dev.touchstone.explorer;

import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The shared memory as one model thread sees it. Every call is a point where the explorer may
 * choose: which write a read sees, where a write stands in the coherence order, what {@link
 * #choose} returns.
 *
 * <p>Only the thread body that got it may use it, and only while that body runs.
 */
public interface Memory {

  /** Reads a location. */
  long read(Location location, AccessMode mode);

  /** Writes a location. */
  void write(Location location, long value, AccessMode mode);

  /** Adds atomically and returns the value before. */
  long getAndAdd(Location location, long delta, AccessMode mode);

  /** Exchanges atomically and returns the value before. */
  long getAndSet(Location location, long value, AccessMode mode);

  /**
   * Writes {@code update} if the location holds {@code expected}; returns the value that was found.
   * A failing call is a read only.
   */
  long compareAndExchange(Location location, long expected, long update, AccessMode mode);

  /** {@link #compareAndExchange}, telling only whether the write happened. */
  default boolean compareAndSet(Location location, long expected, long update, AccessMode mode) {
    return compareAndExchange(location, expected, update, mode) == expected;
  }

  /** A compare-and-set that may also fail for no reason. */
  default boolean weakCompareAndSet(
      Location location, long expected, long update, AccessMode mode) {
    return choose(2) == 0 && compareAndSet(location, expected, update, mode);
  }

  /** A fence; {@link AccessMode#VOLATILE} is the full fence. */
  void fence(AccessMode mode);

  /** Waits until a read of the location satisfies the predicate, and returns that value. */
  long await(Location location, AccessMode mode, LongPredicate until);

  /** Waits until the location holds {@code expected} and atomically replaces it. */
  void awaitAndSet(Location location, long expected, long update, AccessMode mode);

  /** A free choice of the program, from 0 to {@code alternatives - 1}. */
  int choose(int alternatives);

  /** Starts a thread that was declared as not started. */
  void start(int thread);

  /** Waits for the end of another thread. */
  void join(int thread);

  /** Marks the head of a loop that may spin; give the result to {@link #spin}. */
  int loopHead();

  /**
   * At the back edge of a loop: if the iteration since {@code head} only read, the thread waits
   * here until one of those reads may see something else. The caller answers for it that the
   * iteration left no local state behind. Returns the head of the next iteration.
   */
  int spin(int head);

  /** Gives up executions in which the condition is false; they are neither passed nor failed. */
  void assume(boolean condition);

  /** Reports a failure of the program if the condition is false. */
  void check(boolean condition, String message);

  /**
   * A location that this thread allocates; the same one at each run of the thread. Others get to
   * know it only as a value that they read, so the program must have a table of what it allocates.
   */
  Location allocate(String name, long initial);

  /** Notes a value that judges and tests may look at when the execution is complete. */
  void note(String name, long value);

  /** Begins an operation of the object under test. */
  void call(String operation, Object... arguments);

  /** Ends the operation begun last. */
  void returned(@Nullable Object result);

  /** The number of the thread that this memory belongs to. */
  int thread();
}
