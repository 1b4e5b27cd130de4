package dev.touchstone.explorer.graph;

import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What a read does beyond reading: the new value of a read-modify-write, so that it can be computed
 * without running the thread, and the condition that an awaiting read waits for.
 *
 * @param kind how the new value comes about
 * @param first the addend, the new value, or the expected value
 * @param second the new value of a compare-and-set
 * @param writeFlags flags of the write half
 * @param until what an awaiting read waits for, or null
 */
public record Update(
    Kind kind, long first, long second, int writeFlags, @Nullable LongPredicate until) {

  /** How the new value of a read-modify-write comes about. */
  public enum Kind {
    /** There is no write half. */
    NONE,
    /** The old value plus the first argument. */
    ADD,
    /** The first argument. */
    SET,
    /** The second argument if the old value is the first one; else there is no write half. */
    COMPARE_AND_SET
  }

  /** A plain read, without write half or condition. */
  public static final Update READ_ONLY = new Update(Kind.NONE, 0, 0, 0, null);

  /** True if the read has neither write half nor condition. */
  public boolean isReadOnly() {
    return kind == Kind.NONE && until == null;
  }

  /** True if a read-modify-write that finds {@code value} writes. */
  public boolean writesOn(long value) {
    return switch (kind) {
      case NONE -> false;
      case ADD, SET -> true;
      case COMPARE_AND_SET -> value == first;
    };
  }

  /** What it writes then. */
  public long newValue(long value) {
    return switch (kind) {
      case ADD -> value + first;
      case SET -> first;
      case COMPARE_AND_SET -> second;
      case NONE -> throw new IllegalStateException("a read has no new value");
    };
  }

  /** True if a read of {@code value} lets the thread go on. */
  public boolean accepts(long value) {
    return until == null || until.test(value);
  }
}
