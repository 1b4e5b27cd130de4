package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * First in, first out: no element that certainly came later may certainly leave earlier (the
 * pattern of Henzinger, Sezgin and Vafeiadis, CONCUR 2013). From the same facts it narrows the
 * times at which elements came and went, for the monitors of observations.
 */
final class OrderMonitor {
  private final StormHistory history;
  private final Lifetimes lifetimes;
  private final long[] insertedFrom;
  private final long[] insertedBy;
  private final long[] removedFrom;
  private final long[] removedBy;

  OrderMonitor(StormHistory history, Lifetimes lifetimes) {
    this.history = history;
    this.lifetimes = lifetimes;
    this.insertedFrom = lifetimes.insertedFrom();
    this.insertedBy = lifetimes.insertedBy();
    this.removedFrom = lifetimes.removedFrom();
    this.removedBy = lifetimes.removedBy();
  }

  /** Inversions over all producers. */
  List<Breach> inversions() {
    int[] ahead = Dominance.greatestBefore(insertedBy, removedFrom, insertedFrom);
    List<Breach> breaches = new ArrayList<>();
    for (int x = 0; x < lifetimes.size(); x++) {
      int a = ahead[x];
      if (a >= 0 && lifetimes.removal(x) >= 0 && removedBy[x] < removedFrom[a]) {
        breaches.add(inversion(a, x));
      }
    }
    return breaches;
  }

  /** Inversions of elements of one producer only: the weaker form. */
  List<Breach> inversionsOfEachProducer() {
    List<Breach> breaches = new ArrayList<>();
    for (int thread = 0; thread < history.threads().size(); thread++) {
      int latest = -1;
      for (int entry = history.first(thread); entry < history.last(thread); entry++) {
        int x = history.inserted(entry) ? lifetimes.indexOf(history.value(entry)) : -1;
        if (x < 0) {
          continue;
        }
        if (latest >= 0 && lifetimes.removal(x) >= 0 && removedBy[x] < removedFrom[latest]) {
          breaches.add(inversion(latest, x));
        }
        if (latest < 0 || removedFrom[x] > removedFrom[latest]) {
          latest = x;
        }
      }
    }
    return breaches;
  }

  private Breach inversion(int first, int second) {
    List<Integer> entries = new ArrayList<>();
    entries.add(lifetimes.insertion(first));
    entries.add(lifetimes.insertion(second));
    entries.add(lifetimes.removal(second));
    long to = removedBy[second];
    if (lifetimes.removal(first) >= 0) {
      entries.add(lifetimes.removal(first));
      to = Math.max(to, removedBy[first]);
    }
    String sentence =
        StormHistory.name(history.value(lifetimes.insertion(first)))
            + " was put in before "
            + StormHistory.name(history.value(lifetimes.insertion(second)))
            + ", and left after it";
    return new Breach(
        QueueClaims.FIFO,
        sentence,
        entries,
        Math.min(insertedFrom[first], insertedFrom[second]),
        to);
  }

  /** Elements of one batch that came out, or went in, in the wrong order. */
  List<Breach> batchInversions() {
    List<Breach> breaches = new ArrayList<>();
    for (int entry = 1; entry < history.size(); entry++) {
      boolean sameBatch =
          history.thread(entry - 1) == history.thread(entry)
              && (history.op(entry) == Op.DRAINED || history.op(entry) == Op.FILLED)
              && history.op(entry - 1) == history.op(entry)
              && history.start(entry - 1) == history.start(entry);
      if (!sameBatch) {
        continue;
      }
      int a = lifetimes.indexOf(history.value(entry - 1));
      int b = lifetimes.indexOf(history.value(entry));
      boolean wrong =
          a >= 0
              && b >= 0
              && (history.op(entry) == Op.DRAINED
                  ? insertedBy[b] < insertedFrom[a]
                  : removedBy[b] < removedFrom[a]);
      if (wrong) {
        breaches.add(inversion(a, b).of(QueueClaims.BATCH));
      }
    }
    return breaches;
  }

  /**
   * Times narrowed by the order of the queue: of two elements, the one that certainly came first
   * certainly leaves first, and the other way round.
   */
  Times narrowed() {
    long[] from = insertedFrom.clone();
    long[] by = insertedBy.clone();
    long[] outFrom = removedFrom.clone();
    long[] outBy = removedBy.clone();
    raise(outFrom, removedFrom, Dominance.greatestBefore(insertedBy, removedFrom, insertedFrom));
    raise(from, insertedFrom, Dominance.greatestBefore(removedBy, insertedFrom, removedFrom));
    lower(outBy, removedBy, Dominance.leastAfter(insertedFrom, removedBy, insertedBy));
    lower(by, insertedBy, Dominance.leastAfter(removedFrom, insertedBy, removedBy));
    return new Times(from, by, outFrom, outBy);
  }

  /** The times as they were logged. */
  Times logged() {
    return new Times(insertedFrom, insertedBy, removedFrom, removedBy);
  }

  private static void raise(long[] times, long[] values, int[] best) {
    Arrays.setAll(times, i -> best[i] < 0 ? times[i] : Math.max(times[i], values[best[i]]));
  }

  private static void lower(long[] times, long[] values, int[] best) {
    Arrays.setAll(times, i -> best[i] < 0 ? times[i] : Math.min(times[i], values[best[i]]));
  }

  /** For each element, when it must have come and gone. */
  @SuppressWarnings("ArrayRecordComponent") // internal, never compared
  record Times(long[] insertedFrom, long[] insertedBy, long[] removedFrom, long[] removedBy) {

    /** The elements that were certainly there. */
    Population certain() {
      int n = 0;
      long[] arrivals = new long[insertedBy.length];
      long[] departures = new long[insertedBy.length];
      for (int i = 0; i < insertedBy.length; i++) {
        if (insertedBy[i] < removedFrom[i]) {
          arrivals[n] = insertedBy[i];
          departures[n++] = removedFrom[i];
        }
      }
      return Population.certain(Arrays.copyOf(arrivals, n), Arrays.copyOf(departures, n));
    }

    /** The elements that were possibly there. */
    Population possible() {
      return Population.possible(insertedFrom.clone(), removedBy.clone());
    }

    /** Elements by the times at which their insertion had ended and their removal begun. */
    Population ended() {
      return Population.certain(insertedBy.clone(), removedFrom.clone());
    }
  }
}
