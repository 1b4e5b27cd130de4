package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolOrder;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.storms.PoolHistory.Holding;
import java.util.ArrayList;
import java.util.List;

/**
 * Judges a history of a pool in near linear time. Everything that it reports is wrong under every
 * order of the operations that respects their times; it does not find everything that is wrong.
 */
final class PoolJudge {
  private final boolean tellsKept;
  private final boolean strict;

  PoolJudge(PoolSubject subject) {
    this.tellsKept = subject.capabilities().contains(PoolCapability.KEPT);
    this.strict = subject.contract().order() == PoolOrder.STRICT;
  }

  /**
   * What is wrong with a history: ownership first; the rest only if that is right, since it would
   * follow from it.
   */
  List<Breach> judge(PoolHistory history) {
    List<Breach> breaches = new ArrayList<>();
    for (int array = 0; array < history.arrays(); array++) {
      twoHolders(history, array, breaches);
    }
    if (breaches.isEmpty()) {
      marks(history, breaches);
    }
    if (!breaches.isEmpty()) {
      return breaches;
    }
    Presences presences = new Presences(history, tellsKept);
    new CapacityMonitor(history, presences).judge(breaches);
    if (tellsKept) {
      new ConserveMonitor(history, presences, strict).judge(breaches);
    }
    return breaches;
  }

  /** Who took an array holds it from the return of the take until the call of the release. */
  private static void twoHolders(PoolHistory history, int array, List<Breach> breaches) {
    Holding last = null;
    for (Holding holding : history.holdings(array)) {
      if (last != null
          && (last.release() == PoolHistory.NONE
              || history.finish(holding.take()) < history.start(last.release()))) {
        breaches.add(twoHolders(history, array, last, holding));
        return;
      }
      last = holding;
    }
  }

  private static Breach twoHolders(PoolHistory history, int array, Holding one, Holding other) {
    List<Integer> entries = new ArrayList<>(List.of(one.take(), other.take()));
    if (one.release() != PoolHistory.NONE) {
      entries.add(one.release());
    }
    return new Breach(
        PoolClaims.EXCLUSIVE,
        PoolHistory.name(array)
            + " was taken by "
            + history.threads().get(history.thread(other.take()))
            + " while "
            + history.threads().get(history.thread(one.take()))
            + " had it, who had taken it and "
            + (one.release() == PoolHistory.NONE ? "never released it" : "released it only later"),
        entries,
        history.start(one.take()),
        history.finish(other.take()));
  }

  /** Stamps that do not belong where they were found. */
  private static void marks(PoolHistory history, List<Breach> breaches) {
    boolean secret = history.plan().mix() == PoolMix.SECRET;
    for (int entry = 0; entry < history.size(); entry++) {
      if (history.isMarked(entry)) {
        breaches.add(
            new Breach(
                secret ? PoolClaims.SECRET : PoolClaims.EXCLUSIVE,
                sentence(history, entry, secret),
                List.of(entry),
                history.start(entry),
                history.finish(entry)));
      }
    }
  }

  private static String sentence(PoolHistory history, int entry, boolean secret) {
    String array = PoolHistory.name(history.array(entry));
    String holder = history.threads().get(history.thread(entry));
    int found = history.found(entry);
    String writer = found == 0 ? "" : writer(history, found);
    if (secret) {
      return array + " came to " + holder + " with what " + writer + " had written into it";
    }
    if (history.op(entry) == PoolOp.TAKE) {
      return array
          + " came to "
          + holder
          + " with the stamp of "
          + writer
          + " in it, which a holder wipes before it releases";
    }
    return "the stamp that the holder had written into "
        + array
        + " was "
        + (found == 0 ? "wiped" : "overwritten with that of " + writer)
        + " before its release";
  }

  private static String writer(PoolHistory history, int stamp) {
    int thread = Stamps.thread(stamp);
    List<String> names = history.threads();
    return thread >= 0 && thread < names.size() ? names.get(thread) : "nobody";
  }
}
