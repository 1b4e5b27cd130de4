package dev.touchstone.storms;

import java.util.Arrays;

/**
 * How many elements a queue holds over time, as a step function: certain ones or possible ones,
 * depending on the times that it is given.
 */
final class Population {
  private final long[] arrivals;
  private final long[] departures;
  private final boolean departsFirst;

  private Population(long[] arrivals, long[] departures, boolean departsFirst) {
    this.arrivals = arrivals;
    this.departures = departures;
    this.departsFirst = departsFirst;
    Arrays.sort(arrivals);
    Arrays.sort(departures);
  }

  /** Elements are there strictly between the two times. */
  static Population certain(long[] arrivals, long[] departures) {
    return new Population(arrivals, departures, true);
  }

  /** Elements are there from the one time to the other, both included. */
  static Population possible(long[] arrivals, long[] departures) {
    return new Population(arrivals, departures, false);
  }

  /** How many elements arrived before that time. */
  int arrivedBefore(long time) {
    return below(arrivals, time, false);
  }

  /** How many elements arrived by that time. */
  int arrivedBy(long time) {
    return below(arrivals, time, true);
  }

  /** How many elements departed before that time. */
  int departedBefore(long time) {
    return below(departures, time, false);
  }

  /** How many elements departed by that time. */
  int departedBy(long time) {
    return below(departures, time, true);
  }

  private static int below(long[] sorted, long time, boolean including) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < time || (including && sorted[middle] == time)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The least number at any moment from start to end, both included. */
  int least(long start, long end) {
    return extreme(start, end, false);
  }

  /** The greatest number at any moment from start to end, both included. */
  int greatest(long start, long end) {
    return extreme(start, end, true);
  }

  private int extreme(long start, long end, boolean greatest) {
    int arrived = departsFirst ? arrivedBefore(start) : arrivedBy(start);
    int departed = departsFirst ? departedBy(start) : departedBefore(start);
    int best = arrived - departed;
    while (true) {
      long arrival = arrived < arrivals.length ? arrivals[arrived] : Long.MAX_VALUE;
      long departure = departed < departures.length ? departures[departed] : Long.MAX_VALUE;
      boolean departs = departsFirst ? departure <= arrival : departure < arrival;
      long next = departs ? departure : arrival;
      // A certain element is there only after its arrival; a possible one leaves only after its
      // departure.
      boolean within = departs == departsFirst ? next <= end : next < end;
      if (!within || next == Long.MAX_VALUE) {
        return best;
      }
      if (departs) {
        departed++;
      } else {
        arrived++;
      }
      int count = arrived - departed;
      best = greatest ? Math.max(best, count) : Math.min(best, count);
    }
  }
}
