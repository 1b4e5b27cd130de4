package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.queue.CallSequence.Call;
import dev.touchstone.conformance.queue.SequencePlayer.Wrong;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes a sequence that ends in a wrong result shorter, until no call can be left out, no limit
 * lowered and no smaller capacity taken without losing the violation (delta debugging: A. Zeller
 * and R. Hildebrandt, 2002). The same sequence always shrinks to the same one.
 */
final class SequenceShrinker {
  private static final int MOST_REPLAYS = 5_000;

  private final Function<CallSequence, @Nullable Wrong> replay;
  private final String claim;
  private final int[] capacities;
  private int replays;

  /**
   * A shrinker.
   *
   * @param replay plays a sequence from the start
   * @param claim that must stay violated
   * @param capacities that may be tried, smallest first
   */
  SequenceShrinker(Function<CallSequence, @Nullable Wrong> replay, String claim, int[] capacities) {
    this.replay = replay;
    this.claim = claim;
    this.capacities = capacities.clone();
  }

  /** The shortest sequence that was found; it ends with the wrong call. */
  CallSequence shrink(CallSequence wrong) {
    CallSequence best = cut(wrong);
    CallSequence before;
    do {
      before = best;
      best = leaveOut(lowerLimits(smallerCapacity(best)));
    } while (!best.equals(before));
    return best;
  }

  /** The candidate cut after its wrong call, if it still breaks the claim; else null. */
  private @Nullable CallSequence ifStillWrong(CallSequence candidate) {
    if (replays++ >= MOST_REPLAYS) {
      return null;
    }
    Wrong result = replay.apply(candidate);
    return result != null && result.claim().equals(claim)
        ? candidate.with(candidate.calls().subList(0, result.at() + 1))
        : null;
  }

  private CallSequence cut(CallSequence sequence) {
    CallSequence shorter = ifStillWrong(sequence);
    return shorter == null ? sequence : shorter;
  }

  private CallSequence smallerCapacity(CallSequence best) {
    for (int capacity : capacities) {
      if (capacity < best.capacity()) {
        CallSequence smaller = ifStillWrong(best.withCapacity(capacity));
        if (smaller != null && smaller.calls().size() <= best.calls().size()) {
          return smaller;
        }
      }
    }
    return best;
  }

  private CallSequence lowerLimits(CallSequence sequence) {
    CallSequence best = sequence;
    for (int i = 0; i < best.calls().size(); i++) {
      Call call = best.calls().get(i);
      for (int limit = 1; limit < call.limit(); limit++) {
        List<Call> calls = new ArrayList<>(best.calls());
        calls.set(i, new Call(call.operation(), limit));
        CallSequence lower = ifStillWrong(best.with(calls));
        if (lower != null) {
          best = lower;
          break;
        }
      }
    }
    return best;
  }

  private CallSequence leaveOut(CallSequence sequence) {
    CallSequence best = sequence;
    for (int chunk = Math.max(1, best.calls().size() / 2); chunk >= 1; chunk /= 2) {
      int from = 0;
      while (from < best.calls().size()) {
        List<Call> calls = new ArrayList<>(best.calls());
        calls.subList(from, Math.min(calls.size(), from + chunk)).clear();
        CallSequence shorter = ifStillWrong(best.with(calls));
        if (shorter != null && shorter.calls().size() < best.calls().size()) {
          best = shorter;
        } else {
          from += chunk;
        }
      }
    }
    return best;
  }
}
