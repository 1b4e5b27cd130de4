package dev.touchstone.models.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.QueueOperations;
import org.jspecify.annotations.Nullable;

/**
 * The weaker promise on {@code size} and {@code isEmpty}: they lie between the elements that must
 * and that can be there, given the operations completed before the call and begun before its end.
 * At rest the two bounds are equal.
 */
final class SizeBounds {
  private final History history;
  private final int capacity;

  SizeBounds(History history, int capacity) {
    this.history = history;
    this.capacity = capacity;
  }

  static boolean isCount(Operation operation) {
    return operation.name().equals(QueueOperations.SIZE)
        || operation.name().equals(QueueOperations.IS_EMPTY);
  }

  /** The first answer outside of its bounds, in words; null if there is none. */
  @Nullable String breach() {
    return firstBreach(false);
  }

  /** The first answer outside of [0, capacity], in words; null if there is none. */
  @Nullable String breachOfCapacity() {
    return firstBreach(true);
  }

  /**
   * A consumer that is alone saw an element, and its next poll found none; null if that never
   * happened.
   */
  @Nullable String seenButGone() {
    for (int i = 0; i < history.size(); i++) {
      Operation seen = history.calls().get(i).operation();
      if (!isCount(seen) || says(seen, 0)) {
        continue;
      }
      for (int j = i + 1; j < history.size(); j++) {
        Operation next = history.calls().get(j).operation();
        if (history.calls().get(j).thread() == history.calls().get(i).thread()
            && Moves.consumes(next)) {
          if (next.name().equals(QueueOperations.POLL) && next.result() == null) {
            return "the only consumer saw " + seen + ", and then " + next;
          }
          break;
        }
      }
    }
    return null;
  }

  private static boolean says(Operation count, int elements) {
    return count.result() instanceof Boolean empty
        ? empty == (elements == 0)
        : Integer.valueOf(elements).equals(count.result());
  }

  private @Nullable String firstBreach(boolean byCapacityOnly) {
    for (int i = 0; i < history.size(); i++) {
      Operation count = history.calls().get(i).operation();
      if (!isCount(count)) {
        continue;
      }
      int least = byCapacityOnly ? 0 : least(i);
      int most = byCapacityOnly ? capacity : most(i);
      boolean within =
          count.result() instanceof Boolean empty
              ? byCapacityOnly || (empty ? least <= 0 : most >= 1)
              : count.result() instanceof Integer size && size >= least && size <= most;
      if (!within) {
        return history.calls().get(i)
            + ", yet there were at least "
            + least
            + " and at most "
            + (most == Integer.MAX_VALUE ? "any number of" : most)
            + " elements during the call";
      }
    }
    return null;
  }

  private int least(int call) {
    int least = 0;
    for (int other = 0; other < history.size(); other++) {
      Operation operation = history.calls().get(other).operation();
      if (history.precedes(other, call)) {
        least += Moves.added(operation);
      }
      if (other != call && !history.precedes(call, other)) {
        least -= Moves.removed(operation);
      }
    }
    return Math.max(0, Math.min(least, capacity));
  }

  private int most(int call) {
    int most = 0;
    for (int other = 0; other < history.size(); other++) {
      Operation operation = history.calls().get(other).operation();
      if (other != call && !history.precedes(call, other)) {
        most += Moves.added(operation);
      }
      if (history.precedes(other, call)) {
        most -= Moves.removed(operation);
      }
    }
    return Math.max(0, Math.min(most, capacity));
  }
}
