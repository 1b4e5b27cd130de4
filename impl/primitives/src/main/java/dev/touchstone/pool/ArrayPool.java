package dev.touchstone.pool;

/**
 * Lends arrays, so that they need not be allocated and collected again and again. Lengths go by
 * size class: the powers of two from {@link PoolOptions#smallest()} to {@link
 * PoolOptions#largest()}.
 *
 * <p><b>Roles.</b> Any thread may call any method at any time, virtual threads too. Between {@code
 * take} and {@code release} an array belongs to who took it. It may be handed to another thread and
 * released there. Nobody may touch an array after its release.
 *
 * <p><b>A pool may miss and may drop.</b> {@code take} allocates when it finds nothing; {@code
 * release} leaves the array to the garbage collector when there is no room. An implementation says
 * whether it does so only when it must. An array that is never released is no leak of the pool,
 * which does not know it any more.
 *
 * <p><b>Who gets a released array.</b> Whichever thread next takes one of its size class: no
 * implementation here reserves arrays for a thread. When no operation is in progress, every array
 * that was kept can be taken by every thread.
 *
 * <p><b>Contents.</b> A taken array holds whatever its last holder left in it, unless the pool
 * clears; then every array is cleared when it is released, before another thread can get it, and
 * taken arrays hold zeros only.
 *
 * <p><b>Memory effects.</b> What a thread did before it released an array, the clearing included,
 * happens before what another thread does after it took the same array.
 *
 * <p><b>Misuse.</b> With {@link PoolOptions#checked() checks} on, an array that the pool did not
 * hand out, and one that was released already and not taken again, are refused with an exception,
 * and nothing changes. (A second release after somebody else has taken the array looks like that
 * holder's own, and takes it from under them: no check by identity can see that.) Without checks,
 * an array released twice may be lent to two holders at once; a foreign array whose length is
 * exactly that of a size class is kept as if it had been taken here, any other is dropped.
 *
 * @param <A> the type of the arrays, such as {@code byte[]}
 */
public interface ArrayPool<A> {

  /**
   * Takes an array of at least the given length, or allocates one.
   *
   * @param minLength in elements. Zero gives an array of the smallest class. More than the largest
   *     class gives a new array of exactly that length, which the pool will not keep.
   * @throws IllegalArgumentException if the length is negative
   * @throws OutOfMemoryError if there is nothing to take and no memory for a new array; the pool
   *     stays as it was
   */
  A take(int minLength);

  /**
   * Gives an array back.
   *
   * @return whether the pool kept it; false if it was dropped
   * @throws NullPointerException if the array is null
   * @throws IllegalArgumentException with checks on, if the array did not come from this pool
   * @throws IllegalStateException with checks on, if the array was released before and not taken
   *     since
   */
  boolean release(A array);

  /**
   * How much the pool keeps: the bytes of the elements of all arrays in it, headers not counted.
   * Never more than {@link PoolOptions#cap()}; exact when no operation is in progress.
   */
  long retained();

  /**
   * Drops every array that the pool keeps when this begins and that nobody takes meanwhile. Arrays
   * released meanwhile may stay.
   *
   * @return the bytes that were dropped, counted as {@link #retained()} does
   */
  long trim();

  /** How large the pool is, and how it works. */
  PoolOptions options();
}
