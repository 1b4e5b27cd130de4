package dev.touchstone.pool;

import java.util.Arrays;
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
 * stopped anywhere keeps back at most the one array that it has in its hands, and one place.
 *
 * <p><b>Allocation.</b> None but for arrays; with checks on, an entry for each new array.
 *
 * <p><b>Memory.</b> A place goes on referring to the array that was lent from it until another
 * array comes to lie there, or until {@link #trim}. So an array that is never given back may stay
 * reachable for as long as the pool; but what the pool keeps and what it so remembers together are
 * within the cap.
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
   * Mechanism. A stripe is a row of slots for each size class. A slot has a reference to an array
   * and a state: FULL, the array may be taken; FREE, the reference is of the array that was taken
   * last, or null; FILLING, one thread is replacing the reference. take makes a FULL slot FREE and
   * leaves the reference. release looks at a FREE slot: when the reference is to the very array
   * that it gives back, which is always so for a thread that has the slot to itself, it only makes
   * the slot FULL; otherwise it makes it FILLING, stores its reference, makes it FULL. A state also
   * counts its changes. So "the state is the one that I read" means "nothing has happened to the
   * slot since", and what was read of the slot in between is what it holds.
   *
   * A thread has a home row for each class. Both operations look at its top first, then at the
   * tops of the other stripes in turn, then at every slot of every stripe, and give up. The "top"
   * of a row is a guess: with one thread it makes the row a stack, so that what was released last,
   * and is still in the cache, is taken first; with many it may be wrong, which costs a look at
   * another slot, and whoever finds it wrong moves it by one. A thread whose take was beaten to the
   * top of its home by another's has met a thread with the same home, and moves elsewhere (Homes).
   *
   * Why the reference stays. A store of a reference is more than a store: collectors have the
   * thread mark a card, or look at the mark, and cards of different stripes lie in one cache line.
   * With references that come and go, two threads with nothing in common but that line ran at half
   * their speed, and eight at a third, when the collector happened to have the slots and the arrays
   * in different regions. Numbers that come and go cost none of that.
   *
   * Invariants.
   *   I1  the array of a FULL slot is in nobody's hands, and no other slot is FULL with it
   *   I2  for each stripe, the sum over classes of slots * bytes of the class is <= cap / stripes
   * From I1 and I2 what the pool keeps is within the cap at every moment, whatever the threads do.
   * That is why the quota is a number of slots and not a tally of bytes. A tally that is reserved
   * before the hand-over and given back after the removal is strict too, and would let classes
   * share; but it doubles the atomic operations, and a thread stopped between the two steps keeps
   * its reservation for as long as it is stopped. A tally apart from the hand-over that is not
   * reserved first exceeds the cap. Here there is nothing to keep in step: filling a slot *is* its
   * accounting.
   *
   * Access modes, and why each is enough.
   *   getStateAcquire, then getArrayAcquire, then an exchange of the state. If the exchange
   *     succeeds, the reference is the one that belongs to the state. It is not an older one: the
   *     acquire orders the reading of the reference after all that the state's writer had seen or
   *     done, the storing of the reference included. It is not a newer one: who stores a newer one
   *     makes the slot FILLING first, and its setArrayRelease with our getArrayAcquire would order
   *     that change before our exchange, which would then fail.
   *   compareAndSetState, in take and trim, from FULL. Of several that find one array only one
   *     changes the state: I1. It acquires what the releaser did to the array, clearing included.
   *     It also releases: who finds the slot FREE afterwards has to find the reference that the
   *     taker found. Hence volatile, Java's one mode for both.
   *   compareAndSetStateRelease, in release, from FREE. To FULL it hands over the contents of the
   *     array; to FILLING it only has to come before setArrayRelease, which it does because that
   *     is a release.
   *   setStateRelease, from FILLING, which only the thread that made it so may leave. Hands over
   *     the contents and the reference.
   *   getTopOpaque, setTopOpaque. Advice. Written by whoever was last, without a race check: a lost
   *     update costs a longer way. Its value is always from 0 to the depth of the row, so it needs
   *     no check when it is used. The homes are advice too.
   *
   * Linearization points, where there are any: take, the exchange; release, the change to FULL. A
   * take that misses and a release that drops may do so at any moment. retained adds up slots one
   * by one, each at its own moment: what it returns need never have been the sum, but is within the
   * cap by I2, and at rest it is exact.
   *
   * ABA. The exchanges compare a state, whose 62 bits of changes do not come around.
   *
   * Progress. Each operation looks at each slot of its class a bounded number of times, and never
   * tries a slot again because an exchange failed: wait-free.
   *
   * Map: construction and quota; storing; observing. The accesses are in RowFields and Homes,
   * arguments, clearing and checks in SizedArrayPool.
   */

  /** The most arrays of one size class that a pool keeps, over all stripes. */
  public static final int MAX_SLOTS = 1024;

  /**
   * More than threads that run at once, so that most of those that wait for a core have one too.
   */
  private static final int STRIPES_PER_CORE = 8;

  private static final int MAX_STRIPES = 256;

  private final Row[][] stripes;
  private final Homes homes;
  private final int[] depths;

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
    this.depths = depths(classes, options.cap() / count, MAX_SLOTS / count);
    this.stripes = new Row[count][];
    for (int i = 0; i < count; i++) {
      int stripe = i;
      this.stripes[i] =
          Arrays.stream(depths).mapToObj(depth -> new Row(stripe, depth)).toArray(Row[]::new);
    }
    this.homes = new Homes(this.stripes);
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

  // Storing

  @Override
  @SuppressWarnings("unchecked")
  @Nullable A get(int sizeClass) {
    long thread = Thread.currentThread().getId();
    Row home = homes.of(thread, sizeClass);
    Object array = home.takeAtTop();
    if (array == Row.BEATEN) {
      array = getElsewhere(sizeClass, homes.move(thread, sizeClass, home).stripe());
    } else if (array == null) {
      array = getElsewhere(sizeClass, home.stripe());
    }
    return (A) array;
  }

  private @Nullable Object getElsewhere(int sizeClass, int home) {
    int mask = stripes.length - 1;
    for (int i = 0; i <= mask; i++) {
      Object array = stripes[(home + i) & mask][sizeClass].takeAtTop();
      if (array != null && array != Row.BEATEN) {
        return array;
      }
    }
    for (int i = 0; i <= mask; i++) {
      Object array = stripes[(home + i) & mask][sizeClass].takeAnywhere();
      if (array != null) {
        return array;
      }
    }
    return null;
  }

  @Override
  boolean put(int sizeClass, A array) {
    Row home = homes.of(Thread.currentThread().getId(), sizeClass);
    return home.putAtTop(array) || putElsewhere(sizeClass, array, home.stripe());
  }

  private boolean putElsewhere(int sizeClass, A array, int home) {
    int mask = stripes.length - 1;
    for (int i = 1; i <= mask; i++) {
      if (stripes[(home + i) & mask][sizeClass].putAtTop(array)) {
        return true;
      }
    }
    for (int i = 0; i <= mask; i++) {
      if (stripes[(home + i) & mask][sizeClass].putAnywhere(array)) {
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
    for (Row[] stripe : stripes) {
      for (int k = 0; k < depths.length; k++) {
        bytes += stripe[k].full() * classes.bytes(k);
      }
    }
    return bytes;
  }

  @Override
  public long trim() {
    long bytes = 0;
    for (Row[] stripe : stripes) {
      for (int k = 0; k < depths.length; k++) {
        bytes += stripe[k].empty() * classes.bytes(k);
      }
    }
    return bytes;
  }
}
