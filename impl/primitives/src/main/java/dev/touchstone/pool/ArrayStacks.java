package dev.touchstone.pool;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A stack of arrays for each size class, and one tally of bytes with a cap for all. Guarded by its
 * owner's lock, except that {@link #retained()} may be read optimistically.
 *
 * @param <A> the type of the arrays
 */
final class ArrayStacks<A> {
  private static final int FIRST_DEPTH = 8;

  private final SizeClasses classes;
  private final long cap;
  private final @Nullable Object[][] stacks;
  private final int[] depths;
  private long retained;

  ArrayStacks(SizeClasses classes, long cap) {
    this.classes = classes;
    this.cap = cap;
    this.stacks = new Object[classes.count()][0];
    this.depths = new int[classes.count()];
  }

  /** The array of the class that was pushed last; null if there is none. */
  @SuppressWarnings("unchecked")
  @Nullable A pop(int sizeClass) {
    int depth = depths[sizeClass];
    if (depth == 0) {
      return null;
    }
    @Nullable Object[] stack = stacks[sizeClass];
    A array = (A) stack[depth - 1];
    stack[depth - 1] = null;
    depths[sizeClass] = depth - 1;
    retained -= classes.bytes(sizeClass);
    return array;
  }

  /** Pushes an array of the class unless the cap forbids it. */
  boolean push(int sizeClass, A array) {
    long bytes = classes.bytes(sizeClass);
    if (bytes > cap - retained) {
      return false;
    }
    int depth = depths[sizeClass];
    @Nullable Object[] stack = stacks[sizeClass];
    if (depth == stack.length) {
      stack = Arrays.copyOf(stack, Math.max(FIRST_DEPTH, 2 * depth));
      stacks[sizeClass] = stack;
    }
    stack[depth] = array;
    depths[sizeClass] = depth + 1;
    retained += bytes;
    return true;
  }

  long retained() {
    return retained;
  }

  /** Empties all stacks and returns the bytes that were in them. */
  long clear() {
    long dropped = retained;
    for (@Nullable Object[] stack : stacks) {
      Arrays.fill(stack, null);
    }
    Arrays.fill(depths, 0);
    retained = 0;
    return dropped;
  }
}
