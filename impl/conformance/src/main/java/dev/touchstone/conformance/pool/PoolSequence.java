package dev.touchstone.conformance.pool;

import dev.touchstone.contracts.pool.PoolSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Calls for one thread to make on a new pool.
 *
 * @param settings of the pool
 * @param calls in order
 */
record PoolSequence(PoolSettings settings, List<Call> calls) {
  private static final int MOST_HELD = 6;

  /** What a call does. */
  enum Kind {
    TAKE,
    RELEASE,
    RETAINED,
    TRIM
  }

  /**
   * One call.
   *
   * @param number of TAKE the least length; of RELEASE which of the held arrays, counted round and
   *     round, so that a sequence keeps its meaning when calls are left out
   */
  record Call(Kind kind, int number) {}

  PoolSequence {
    calls = List.copyOf(calls);
  }

  PoolSequence with(List<Call> otherCalls) {
    return new PoolSequence(settings, otherCalls);
  }

  String setting() {
    return "A pool of " + settings + ": " + calls.size() + " calls";
  }

  /** Draws a sequence that takes and releases in about equal parts. */
  static PoolSequence draw(SplittableRandom random, PoolSettings settings, int length) {
    List<Call> calls = new ArrayList<>();
    int held = 0;
    for (int i = 0; i < length; i++) {
      int die = random.nextInt(20);
      if (die == 0) {
        calls.add(new Call(Kind.TRIM, 0));
      } else if (die < 4) {
        calls.add(new Call(Kind.RETAINED, 0));
      } else if (held == 0 || (held < MOST_HELD && random.nextBoolean())) {
        calls.add(new Call(Kind.TAKE, minLength(random, settings)));
        held++;
      } else {
        calls.add(new Call(Kind.RELEASE, random.nextInt(MOST_HELD)));
        held--;
      }
    }
    return new PoolSequence(settings, calls);
  }

  /** Zero, one off a class, on it, and beyond the largest, each often enough. */
  private static int minLength(SplittableRandom random, PoolSettings settings) {
    if (random.nextInt(12) == 0) {
      return random.nextBoolean() ? 0 : settings.largest() + 1 + random.nextInt(9);
    }
    int classLength = settings.smallest();
    while (classLength < settings.largest() && random.nextBoolean()) {
      classLength *= 2;
    }
    return Math.max(0, Math.min(settings.largest(), classLength - 1 + random.nextInt(3)));
  }
}
