package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The step functions and the dominance sweeps against their definitions. */
class PopulationTest {
  private static final int TRIALS = 3_000;

  @Test
  void extremesAreThoseOfEveryMoment() {
    SplittableRandom random = new SplittableRandom(3);
    for (int trial = 0; trial < TRIALS; trial++) {
      int n = random.nextInt(1, 6);
      long[] arrivals = new long[n];
      long[] departures = new long[n];
      for (int i = 0; i < n; i++) {
        arrivals[i] = 2 * random.nextLong(10);
        departures[i] = arrivals[i] + 2 + 2 * random.nextLong(5);
      }
      long from = 2 * random.nextLong(12);
      long to = from + 2 * random.nextLong(6);
      int least = Integer.MAX_VALUE;
      int greatest = Integer.MIN_VALUE;
      for (long t = from; t <= to; t++) { // odd moments lie between any two times
        int certain = 0;
        int possible = 0;
        for (int i = 0; i < n; i++) {
          certain += arrivals[i] < t && t < departures[i] ? 1 : 0;
          possible += arrivals[i] <= t && t <= departures[i] ? 1 : 0;
        }
        least = Math.min(least, certain);
        greatest = Math.max(greatest, possible);
      }
      assertThat(Population.certain(arrivals.clone(), departures.clone()).least(from, to))
          .isEqualTo(least);
      assertThat(Population.possible(arrivals, departures).greatest(from, to)).isEqualTo(greatest);
    }
  }

  @Test
  void sweepsFindTheBestOfThoseBeforeAndAfter() {
    SplittableRandom random = new SplittableRandom(4);
    for (int trial = 0; trial < TRIALS; trial++) {
      int n = random.nextInt(1, 7);
      long[] starts = random.longs(n, 0, 20).toArray();
      long[] ends = random.longs(n, 0, 20).toArray();
      long[] value = random.longs(n, 0, 20).toArray();
      int[] before = Dominance.greatestBefore(ends, value, starts);
      int[] after = Dominance.leastAfter(starts, value, ends);
      for (int x = 0; x < n; x++) {
        long greatest = -1;
        long least = 99;
        for (int a = 0; a < n; a++) {
          greatest = ends[a] < starts[x] ? Math.max(greatest, value[a]) : greatest;
          least = starts[a] > ends[x] ? Math.min(least, value[a]) : least;
        }
        assertThat(before[x] < 0 ? -1 : value[before[x]]).isEqualTo(greatest);
        assertThat(after[x] < 0 ? 99 : value[after[x]]).isEqualTo(least);
      }
    }
  }
}
