package dev.touchstone.pool;

import org.jspecify.annotations.Nullable;

/**
 * A pool in which no operation ever waits for another thread, and which never keeps more than its
 * cap, though no two threads need share a variable.
 *
 * <p><b>Promises.</b> Relaxed: {@code take} may allocate although an array is in the pool, and
 * {@code release} may drop although there is room, when another thread's operation is in the way.
 * When no operation is in progress, every thread can take every array that was kept. At every
 * moment an array has at most one holder, and the pool keeps at most {@link PoolOptions#cap()}
 * bytes.
 *
 * <p><b>Progress.</b> Every operation is wait-free (but for the allocation of an array, which is
 * the JVM's); with checks on, the first {@code take} of a new array is lock-free. A thread that is
 * stopped anywhere keeps back at most the one array that it has in its hands.
 *
 * <p><b>Allocation.</b> None but for arrays; with checks on, an entry for each new array.
 *
 * <p><b>Virtual threads.</b> The pool keeps nothing for a thread and has no thread-locals: a
 * million virtual threads cost it nothing, and none is ever pinned or parked.
 *
 * <p><b>Room.</b> The cap is divided evenly among the stripes, and a stripe's part among the size
 * classes: one array of each class first, then equal numbers of bytes, and at most {@value
 * #MAX_SLOTS} arrays of a class in all. So what one class does not use another cannot have: give a
 * pool only the lengths that it needs. Classes for which the cap has no room, the largest first,
 * are never kept. {@link #room} tells.
 *
 * @param <A> the type of the arrays
 */
public final class StripedArrayPool<A> extends SizedArrayPool<A> {
  /*
   * Overview.
   *
   * Goal. Lend arrays to many threads with one atomic read-modify-write an operation, on memory
   * that other threads seldom touch, under a cap in bytes that holds at every moment.
   *
   * Mechanism. A stripe is a row of slots for each size class. A thread has a home stripe by the
   * hash of its identifier. take swaps null into a slot that it saw filled; release swaps its array
   * into a slot that it saw free. Both look at the top of the home row first, then at the tops of
   * the other stripes in turn, then at every slot of every stripe, and give up. The "top" of a row
   * is a guess: with one thread it makes the row a stack, so that what was released last, and is
   * still in the cache, is taken first; with many it may be wrong, which costs a look at another
   * slot.
   *
   * Invariants.
   *   I1  a slot of class k is null or refers to an array of class k that is in nobody's hands
   *   I2  for each stripe, the sum over classes of slots * bytes of the class is <= cap / stripes
   * From I1 and I2 what the pool keeps is within the cap at every moment, whatever the threads do.
   * That is why the quota is a number of slots and not a tally of bytes. A tally that is reserved
   * before the hand-over and given back after the removal is strict too, and would let classes
   * share; but it doubles the atomic operations, and a thread stopped between the two steps keeps
   * its reservation for as long as it is stopped. A tally apart from the hand-over that is not
   * reserved first exceeds the cap. Here there is nothing to keep in step: storing an array into a
   * slot *is* its accounting.
   *
   * Access modes, and why each is enough.
   *   getAndClearSlotAcquire, in take and trim. A read-modify-write reads the last value in the
   *     slot's modification order, whatever its mode; so of several that find one array only the
   *     first gets it: I1, exclusivity. The acquire is for the contents.
   *   fillSlotRelease, in release: a compare-and-exchange from null. Atomic for the same reason: no
   *     array is overwritten and lost. The release orders everything that the releaser did to the
   *     array, clearing included, before the value that the acquire reads. Taker and releaser of
   *     one array are the only two that must be ordered, and these two accesses are on the same
   *     variable with no write between them. What the slot held before does not concern the
   *     releaser, so the exchange needs no acquire; what it will hold next does not concern the
   *     taker, so the swap needs no release.
   *   getSlotOpaque, the look before either. It is only advice, and its value is never followed; a
   *     stale one costs a miss or a drop, which the contract allows. Opaque rather than plain, so
   *     that a caller that tries again and again sees the change in the end. When all operations
   *     happened before, coherence makes it exact: at rest nothing is missed.
   *   getTopOpaque, setTopOpaque. Advice too. Written by whoever was last, without a race check: a
   *     lost update costs a longer way. Its value is always from 0 to the depth of the row, so it
   *     needs no check when it is used.
   *
   * Linearization points, where there are any: take, the swap; release, the exchange. A take that
   * misses and a release that drops may do so at any moment. retained adds up slots one by one,
   * each at its own moment: what it returns need never have been the sum, but is within the cap by
   * I2, and at rest it is exact.
   *
   * ABA. A slot that went from array to null to the same array again is no different from one that
   * did not: nobody carries a conclusion from one access to the next but "null or not".
   *
   * Progress. Each operation looks at each slot of its class a bounded number of times, and never
   * tries a slot again because a read-modify-write failed: wait-free.
   *
   * Map: construction and quota; storing; observing. The accesses are in Stripe, arguments,
   * clearing and checks in SizedArrayPool.
   */

  /** The most arrays of one size class that a pool keeps, over all stripes. */
  public static final int MAX_SLOTS = 1024;

  private static final int STRIPES_PER_CORE = 4;
  private static final int MAX_STRIPES = 256;

  private final Stripe[] stripes;
  private final int[] depths;
  private final int shift;

  /**
   * Creates an empty pool with several stripes for each processor, or fewer if the cap would not
   * give each stripe an array of each class.
   */
  public StripedArrayPool(ArrayType<A> type, PoolOptions options) {
    this(type, options, 0);
  }

  /**
   * Creates an empty pool with a given number of stripes.
   *
   * @param stripes at least 1, rounded up to a power of two; 0 for as many as seem right
   * @throws IllegalArgumentException if the number is negative or greater than 256
   */
  public StripedArrayPool(ArrayType<A> type, PoolOptions options, int stripes) {
    super(type, options);
    if (stripes < 0 || stripes > MAX_STRIPES) {
      throw new IllegalArgumentException(
          "stripes must be from 0 to " + MAX_STRIPES + ", but is " + stripes);
    }
    int count = stripes == 0 ? suitableStripes(classes, options.cap()) : powerOfTwo(stripes);
    this.shift = Long.SIZE - Integer.numberOfTrailingZeros(count);
    this.depths = depths(classes, options.cap() / count, MAX_SLOTS / count);
    this.stripes = new Stripe[count];
    for (int i = 0; i < count; i++) {
      this.stripes[i] = new Stripe(depths);
    }
  }

  private static int powerOfTwo(int atLeast) {
    return 1 << (Integer.SIZE - Integer.numberOfLeadingZeros(atLeast - 1));
  }

  private static int suitableStripes(SizeClasses classes, long cap) {
    int stripes =
        powerOfTwo(
            Math.min(MAX_STRIPES, STRIPES_PER_CORE * Runtime.getRuntime().availableProcessors()));
    while (stripes > 1 && cap / stripes < oneOfEach(classes)) {
      stripes /= 2;
    }
    return stripes;
  }

  private static long oneOfEach(SizeClasses classes) {
    long bytes = 0;
    for (int k = 0; k < classes.count(); k++) {
      bytes += classes.bytes(k);
    }
    return bytes;
  }

  /** How many slots of each class a stripe has: I2 is established here, and never again. */
  private static int[] depths(SizeClasses classes, long quota, int most) {
    int[] depths = new int[classes.count()];
    long left = quota;
    for (int k = 0; k < depths.length && classes.bytes(k) <= left; k++) {
      depths[k] = 1;
      left -= classes.bytes(k);
    }
    long share = left / depths.length;
    for (int k = 0; k < depths.length && depths[k] > 0; k++) {
      depths[k] += (int) Math.min(share / classes.bytes(k), most - 1);
    }
    return depths;
  }

  /** The most arrays that the pool keeps of those that {@code take(minLength)} gives. */
  public int room(int minLength) {
    int k = classes.atLeast(minLength);
    return k < 0 ? 0 : depths[k] * stripes.length;
  }

  private int home() {
    long hash = Thread.currentThread().getId() * 0x9E3779B97F4A7C15L;
    return (int) (hash >>> 1 >>> (shift - 1));
  }

  // Storing

  @Override
  @SuppressWarnings("unchecked")
  @Nullable A get(int sizeClass) {
    int home = home();
    Object array = stripes[home].takeAtTop(sizeClass);
    return (A) (array != null ? array : getElsewhere(sizeClass, home));
  }

  private @Nullable Object getElsewhere(int sizeClass, int home) {
    int mask = stripes.length - 1;
    for (int i = 1; i <= mask; i++) {
      Object array = stripes[(home + i) & mask].takeAtTop(sizeClass);
      if (array != null) {
        return array;
      }
    }
    for (int i = 0; i <= mask; i++) {
      Object array = stripes[(home + i) & mask].takeAnywhere(sizeClass);
      if (array != null) {
        return array;
      }
    }
    return null;
  }

  @Override
  boolean put(int sizeClass, A array) {
    int home = home();
    return stripes[home].putAtTop(sizeClass, array) || putElsewhere(sizeClass, array, home);
  }

  private boolean putElsewhere(int sizeClass, A array, int home) {
    int mask = stripes.length - 1;
    for (int i = 1; i <= mask; i++) {
      if (stripes[(home + i) & mask].putAtTop(sizeClass, array)) {
        return true;
      }
    }
    for (int i = 0; i <= mask; i++) {
      if (stripes[(home + i) & mask].putAnywhere(sizeClass, array)) {
        return true;
      }
    }
    return false;
  }

  // Observing

  /** {@inheritDoc} Here: looks at every slot. */
  @Override
  public long retained() {
    long bytes = 0;
    for (Stripe stripe : stripes) {
      for (int k = 0; k < depths.length; k++) {
        bytes += stripe.filled(k) * classes.bytes(k);
      }
    }
    return bytes;
  }

  @Override
  public long trim() {
    long bytes = 0;
    for (Stripe stripe : stripes) {
      for (int k = 0; k < depths.length; k++) {
        bytes += stripe.empty(k) * classes.bytes(k);
      }
    }
    return bytes;
  }
}
