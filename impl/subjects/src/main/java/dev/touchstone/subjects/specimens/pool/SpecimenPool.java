package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayPool;
import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What every specimen shares: arguments, size classes, clearing, and checks by a table of all
 * arrays that were ever taken. Plain to read rather than fast. Size class k has arrays of smallest
 * * 2^k elements.
 *
 * @param <A> the type of the arrays
 */
public abstract class SpecimenPool<A> implements ArrayPool<A> {
  final ArrayType<A> type;
  private final PoolOptions options;
  private final Map<A, Boolean> isOut;

  SpecimenPool(ArrayType<A> type, PoolOptions options) {
    this.type = type;
    this.options = options;
    this.isOut =
        options.checked() ? Collections.synchronizedMap(new IdentityHashMap<>()) : Map.of();
  }

  /** Takes an array of the class out of the store; null if there is none. */
  abstract @Nullable A get(int k);

  /** Puts an array of the class into the store; false if there is no room. */
  abstract boolean put(int k, A array);

  @Override
  public A take(int minLength) {
    if (minLength < 0) {
      throw new IllegalArgumentException("length must not be negative, but is " + minLength);
    }
    A array = minLength > options.largest() ? type.allocate(minLength) : takeOf(classOf(minLength));
    if (options.checked()) {
      isOut.put(array, true);
    }
    return array;
  }

  A takeOf(int k) {
    A array = get(k);
    return array != null ? array : type.allocate(length(k));
  }

  @Override
  public boolean release(A array) {
    Objects.requireNonNull(array, "array");
    if (options.checked()) {
      check(array);
    }
    return clearAndPut(array);
  }

  void check(A array) {
    Boolean out = isOut.replace(array, false);
    if (out == null) {
      throw new IllegalArgumentException("the array was not taken from this pool");
    }
    if (!out) {
      throw new IllegalStateException("the array was released before, and not taken since");
    }
  }

  boolean clearAndPut(A array) {
    clear(array);
    return isOfClass(array) && put(classOf(type.length(array)), array);
  }

  void clear(A array) {
    if (options.clearing()) {
      type.clear(array);
    }
  }

  final boolean isOfClass(A array) {
    int length = type.length(array);
    return length >= options.smallest()
        && length <= options.largest()
        && Integer.bitCount(length) == 1;
  }

  /** The class that serves a length of at most the largest. */
  int classOf(int minLength) {
    int k = 0;
    while (length(k) < minLength) {
      k++;
    }
    return k;
  }

  final int classes() {
    return classOf(options.largest()) + 1;
  }

  final int length(int k) {
    return options.smallest() << k;
  }

  final long bytes(int k) {
    return (long) length(k) * type.elementBytes();
  }

  @Override
  public final PoolOptions options() {
    return options;
  }
}
