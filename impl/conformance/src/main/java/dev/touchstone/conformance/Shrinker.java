package dev.touchstone.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Makes a list of calls that ends in a wrong result shorter, until no call can be left out without
 * losing the violation (delta debugging: A. Zeller and R. Hildebrandt, 2002). The same list always
 * shrinks to the same one.
 *
 * @param <C> calls that keep a meaning when others are left out
 */
public final class Shrinker<C> {
  private static final int MOST_REPLAYS = 3_000;

  private final Function<List<C>, OptionalInt> replay;
  private int replays;

  /**
   * A shrinker.
   *
   * @param replay plays calls on a new subject: the index of the one that goes wrong in the same
   *     way; empty if none does
   */
  public Shrinker(Function<List<C>, OptionalInt> replay) {
    this.replay = replay;
  }

  /** The shortest calls found. */
  public List<C> shrink(List<C> wrong) {
    List<C> best = List.copyOf(wrong);
    List<C> before;
    do {
      before = best;
      for (int chunk = Math.max(1, best.size() / 2); chunk >= 1; chunk /= 2) {
        best = leaveOut(best, chunk);
      }
    } while (!best.equals(before));
    return best;
  }

  private List<C> leaveOut(List<C> calls, int chunk) {
    List<C> best = calls;
    int from = 0;
    while (from < best.size() && replays < MOST_REPLAYS) {
      List<C> shorter = new ArrayList<>(best);
      shorter.subList(from, Math.min(shorter.size(), from + chunk)).clear();
      replays++;
      OptionalInt wrong = replay.apply(shorter);
      if (wrong.isPresent()) {
        best = List.copyOf(shorter.subList(0, Math.min(shorter.size(), wrong.getAsInt() + 1)));
      } else {
        from += chunk;
      }
    }
    return best;
  }
}
