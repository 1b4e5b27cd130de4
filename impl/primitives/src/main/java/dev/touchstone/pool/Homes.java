package dev.touchstone.pool;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * At which row of a {@link StripedArrayPool} each thread begins to look for an array of a size
 * class: its home for that class. Any thread may use it.
 *
 * <p>Homes are spread by the threads' identifiers to begin with. Two threads with one home get into
 * each other's way for as long as both live; so the one that notices moves. That is kept in a table
 * of {@value #PLACES} homes for each class and not in the threads: threads whose identifiers agree
 * in their last bits share a place, and move together. The idea is that of the probes of {@link
 * java.util.concurrent.atomic.LongAdder}, which are kept in the threads.
 *
 * <p>The table refers to the rows themselves. The numbers of stripes in their place would be two
 * more reads, each of which has to wait for the one before: that alone made a round trip of one
 * thread a third slower.
 */
final class Homes {
  private static final int PLACES = 64;

  /** Keeps the table 128 bytes apart from what lies beside it. */
  private static final int PAD = 32;

  private static final VarHandle HOME = MethodHandles.arrayElementVarHandle(Row[].class);

  private final Row[][] stripes;
  private final Row[] homes;
  private final int shift;

  /**
   * Spreads the places among stripes.
   *
   * @param stripes a power of two of them, each with a row for each class
   */
  Homes(Row[][] stripes) {
    this.stripes = stripes;
    int classes = stripes[0].length;
    shift = Integer.SIZE - Integer.numberOfLeadingZeros(classes - 1);
    homes = new Row[PAD + (PLACES << shift) + PAD];
    for (int place = 0; place < PLACES; place++) {
      Row[] stripe = stripes[(int) (mix(place) >>> 32) & (stripes.length - 1)];
      System.arraycopy(stripe, 0, homes, PAD + (place << shift), classes);
    }
  }

  /** The home of the thread with that identifier. */
  Row of(long thread, int sizeClass) {
    return getHomeOpaque(place(thread, sizeClass));
  }

  /**
   * Moves the thread with that identifier from a home where another was in its way, to one that
   * most other threads would not have moved to.
   *
   * @return the new home
   */
  Row move(long thread, int sizeClass, Row from) {
    int step = (int) (mix(thread) >>> 32) | 1;
    Row to = stripes[(from.stripe() + step) & (stripes.length - 1)][sizeClass];
    setHomeOpaque(place(thread, sizeClass), to);
    return to;
  }

  private int place(long thread, int sizeClass) {
    return PAD + (((int) thread & (PLACES - 1)) << shift) + sizeClass;
  }

  /** The multiplier is 2^64 over the golden ratio; neighbours come out different. */
  private static long mix(long number) {
    return number * 0x9E3779B97F4A7C15L;
  }

  // Advice both: whatever is read is a row of the class, built before the pool was, and a stale or
  // lost one costs a longer way.

  private Row getHomeOpaque(int place) {
    return (Row) HOME.getOpaque(homes, place);
  }

  private void setHomeOpaque(int place, Row home) {
    HOME.setOpaque(homes, place, home);
  }
}
