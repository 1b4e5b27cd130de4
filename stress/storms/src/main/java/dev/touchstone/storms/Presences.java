package dev.touchstone.storms;

import dev.touchstone.storms.PoolHistory.Holding;
import java.util.ArrayList;
import java.util.List;

/**
 * When arrays lay in the pool. One that was released and is taken again was there for certain from
 * the return of the release to the call of the take, and may have been from the call of the one to
 * the return of the other. A trim may have ended that.
 */
final class Presences {

  /**
   * A time in the pool.
   *
   * @param release the entry that put it there
   * @param take the entry that took it; {@link PoolHistory#NONE} if none did
   * @param certainFrom and so on: the last moment at which it certainly lay there is before {@code
   *     certainTo}
   * @param possibleFrom the first moment at which it may have lain there
   * @param possibleTo the last
   */
  record Presence(
      int array,
      int release,
      int take,
      long certainFrom,
      long certainTo,
      long possibleFrom,
      long possibleTo) {
    boolean isEverCertain() {
      return certainFrom < certainTo;
    }
  }

  private final PoolHistory history;
  private final List<Integer> trims = new ArrayList<>();
  private final List<Presence> all = new ArrayList<>();
  private final List<Presence> returned = new ArrayList<>();

  /**
   * The presences of a history in which every array has one holder at a time.
   *
   * @param tellsKept whether releases say whether they kept the array; else those were kept that
   *     came back
   */
  Presences(PoolHistory history, boolean tellsKept) {
    this.history = history;
    for (int entry = 0; entry < history.size(); entry++) {
      if (history.op(entry) == PoolOp.TRIM) {
        trims.add(entry);
      }
    }
    for (int array = 0; array < history.arrays(); array++) {
      add(array, tellsKept);
    }
  }

  private void add(int array, boolean tellsKept) {
    List<Holding> holdings = history.holdings(array);
    for (int i = 0; i < holdings.size(); i++) {
      int release = holdings.get(i).release();
      if (release == PoolHistory.NONE) {
        continue;
      }
      int take = i + 1 < holdings.size() ? holdings.get(i + 1).take() : PoolHistory.NONE;
      boolean kept = history.value(release) == 1;
      if (tellsKept && !kept && take != PoolHistory.NONE) {
        returned.add(presence(array, release, take));
      } else if (tellsKept ? kept : take != PoolHistory.NONE) {
        all.add(presence(array, release, take));
      }
    }
  }

  private Presence presence(int array, int release, int take) {
    boolean isTaken = take != PoolHistory.NONE;
    long certainTo = isTaken ? history.start(take) : Long.MAX_VALUE;
    if (!isTaken) {
      for (int trim : trims) {
        if (history.finish(trim) >= history.start(release)) {
          certainTo = Math.min(certainTo, history.start(trim));
        }
      }
    }
    return new Presence(
        array,
        release,
        take,
        history.finish(release),
        certainTo,
        history.start(release),
        isTaken ? history.finish(take) : Long.MAX_VALUE);
  }

  /** Of arrays that were kept. */
  List<Presence> all() {
    return all;
  }

  /** Of arrays that came back although their release had said that they were dropped. */
  List<Presence> ofDropped() {
    return returned;
  }
}
