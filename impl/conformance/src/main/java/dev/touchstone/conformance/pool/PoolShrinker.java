package dev.touchstone.conformance.pool;

import dev.touchstone.conformance.pool.PoolPlayer.Wrong;
import dev.touchstone.conformance.pool.PoolSequence.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes a sequence that ends in a wrong result shorter, until no call can be left out without
 * losing the violation (delta debugging: A. Zeller and R. Hildebrandt, 2002). The same sequence
 * always shrinks to the same one.
 */
final class PoolShrinker {
  private static final int MOST_REPLAYS = 3_000;

  private final Function<PoolSequence, @Nullable Wrong> replay;
  private final String claim;
  private int replays;

  PoolShrinker(Function<PoolSequence, @Nullable Wrong> replay, String claim) {
    this.replay = replay;
    this.claim = claim;
  }

  PoolSequence shrink(PoolSequence wrong) {
    PoolSequence best = wrong;
    PoolSequence before;
    do {
      before = best;
      for (int chunk = Math.max(1, best.calls().size() / 2); chunk >= 1; chunk /= 2) {
        best = leaveOut(best, chunk);
      }
    } while (!best.equals(before));
    return best;
  }

  private PoolSequence leaveOut(PoolSequence sequence, int chunk) {
    PoolSequence best = sequence;
    int from = 0;
    while (from < best.calls().size()) {
      List<Call> calls = new ArrayList<>(best.calls());
      calls.subList(from, Math.min(calls.size(), from + chunk)).clear();
      PoolSequence shorter = ifStillWrong(best.with(calls));
      if (shorter == null) {
        from += chunk;
      } else {
        best = shorter;
      }
    }
    return best;
  }

  /** The candidate cut after its wrong call, if it still breaks the claim; else null. */
  private @Nullable PoolSequence ifStillWrong(PoolSequence candidate) {
    if (replays++ >= MOST_REPLAYS) {
      return null;
    }
    Wrong result = replay.apply(candidate);
    return result != null && result.claim().equals(claim)
        ? candidate.with(
            candidate.calls().subList(0, Math.min(candidate.calls().size(), result.at() + 1)))
        : null;
  }
}
