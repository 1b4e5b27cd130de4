package dev.touchstone.pool;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * At which stripe of a {@link StripedArrayPool} each thread begins to look: its home. Any thread
 * may use it.
 *
 * <p>Homes are spread by the threads' identifiers to begin with. Two threads with one home get into
 * each other's way for as long as both live; so the one that notices moves. That is kept in a table
 * of {@value #PLACES} homes and not in the threads: threads whose identifiers agree in their last
 * bits share a place, and move together. The idea is that of the probes of {@link
 * java.util.concurrent.atomic.LongAdder}, which are kept in the threads.
 */
final class Homes {
  private static final int PLACES = 256;

  /** Keeps the table 128 bytes apart from what lies beside it. */
  private static final int PAD = 32;

  private static final VarHandle HOME = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] homes = new int[PAD + PLACES + PAD];
  private final int mask;

  /**
   * Spreads the places among stripes.
   *
   * @param stripes a power of two
   */
  Homes(int stripes) {
    mask = stripes - 1;
    for (int place = 0; place < PLACES; place++) {
      homes[PAD + place] = (int) (mix(place) >>> 32) & mask;
    }
  }

  /** The home of the thread with that identifier. */
  int of(long thread) {
    return getHomeOpaque(place(thread));
  }

  /**
   * Moves the thread with that identifier from a home where another was in its way, to one that
   * most other threads would not have moved to.
   *
   * @return the new home
   */
  int move(long thread, int from) {
    int step = (int) (mix(thread) >>> 32) | 1;
    int to = (from + step) & mask;
    setHomeOpaque(place(thread), to);
    return to;
  }

  private static int place(long thread) {
    return PAD + ((int) thread & (PLACES - 1));
  }

  /** The multiplier is 2^64 over the golden ratio; neighbours come out different. */
  private static long mix(long number) {
    return number * 0x9E3779B97F4A7C15L;
  }

  // Advice both: whatever is read is a stripe, and a stale or lost one costs a longer way.

  private int getHomeOpaque(int place) {
    return (int) HOME.getOpaque(homes, place);
  }

  private void setHomeOpaque(int place, int home) {
    HOME.setOpaque(homes, place, home);
  }
}
