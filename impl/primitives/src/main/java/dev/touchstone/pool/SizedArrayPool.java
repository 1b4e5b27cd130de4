package dev.touchstone.pool;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the pools share: arguments, size classes, clearing and checks. A subclass only stores
 * arrays.
 *
 * @param <A> the type of the arrays
 */
abstract class SizedArrayPool<A> implements ArrayPool<A> {
  /*
   * The order of the steps matters. release: first the check, which lets one of several releasers
   * of one array through, and which must come before the array can be touched; then the clearing;
   * then the hand-over, after which the array is somebody else's. take: first the hand-over, then
   * the note that the array is out. In between, the array is out and noted as released: a release
   * by a former holder is refused, as it should be.
   */

  private final ArrayType<A> type;
  private final PoolOptions options;
  private final boolean clearing;
  private final @Nullable Ledger ledger;
  final SizeClasses classes;

  SizedArrayPool(ArrayType<A> type, PoolOptions options) {
    this.type = Objects.requireNonNull(type, "type");
    this.options = Objects.requireNonNull(options, "options");
    this.clearing = options.clearing();
    this.ledger = options.checked() ? new Ledger() : null;
    this.classes = new SizeClasses(options, type.elementBytes());
  }

  /** Takes an array of the class out of the store; null if it finds none. */
  abstract @Nullable A get(int sizeClass);

  /** Puts an array of the class into the store; false if it finds no room. */
  abstract boolean put(int sizeClass, A array);

  @Override
  public final A take(int minLength) {
    int sizeClass = classes.atLeast(minLength);
    if (sizeClass <= 0) {
      return takeUncommon(sizeClass, minLength);
    }
    return take(sizeClass, classes.length(sizeClass));
  }

  private A takeUncommon(int sizeClass, int minLength) {
    if (minLength < 0) {
      throw new IllegalArgumentException("length must not be negative, but is " + minLength);
    }
    return take(sizeClass, sizeClass < 0 ? minLength : classes.length(0));
  }

  private A take(int sizeClass, int length) {
    A array = sizeClass < 0 ? null : get(sizeClass);
    if (array == null) {
      array = type.allocate(length);
    }
    if (ledger != null) {
      ledger.taken(array);
    }
    return array;
  }

  @Override
  public final boolean release(A array) {
    int sizeClass = classes.exactly(type.length(array));
    if (ledger != null) {
      ledger.released(array);
    }
    if (clearing) {
      type.clear(array);
    }
    return sizeClass >= 0 && put(sizeClass, array);
  }

  @Override
  public final PoolOptions options() {
    return options;
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + "[retained=" + retained() + ", " + options + "]";
  }
}
