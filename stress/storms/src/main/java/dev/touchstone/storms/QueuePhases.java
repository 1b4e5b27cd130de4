package dev.touchstone.storms;

import dev.touchstone.contracts.queue.Capability;
import java.util.List;
import java.util.Set;

/** The kinds of storm on a queue, and how they share its time. */
final class QueuePhases {
  private static final List<Phase<Mix>> ALL =
      List.of(
          new Phase<>(Mix.CORE, true, 7, 0),
          new Phase<>(Mix.SAME_OBJECT, true, 2, 0),
          new Phase<>(Mix.CORE, false, 3, 1),
          new Phase<>(Mix.SAME_OBJECT, false, 1, 0),
          new Phase<>(Mix.OBSERVED, true, 8, 0),
          new Phase<>(Mix.OBSERVED, false, 2, 4),
          new Phase<>(Mix.RELAXED, true, 3, 0),
          new Phase<>(Mix.RELAXED, false, 2, 8),
          new Phase<>(Mix.BATCH, true, 3, 0),
          new Phase<>(Mix.BATCH, false, 2, 8));

  private QueuePhases() {}

  /** The phases that a queue with these operations can have. */
  static List<Phase<Mix>> of(Set<Capability> has) {
    return ALL.stream().filter(phase -> isPossible(phase.mix(), has)).toList();
  }

  private static boolean isPossible(Mix mix, Set<Capability> has) {
    return switch (mix) {
      case CORE, SAME_OBJECT -> true;
      case OBSERVED ->
          has.contains(Capability.PEEK)
              || has.contains(Capability.SIZE)
              || has.contains(Capability.IS_EMPTY);
      case RELAXED ->
          has.contains(Capability.RELAXED_OFFER)
              || has.contains(Capability.RELAXED_POLL)
              || has.contains(Capability.RELAXED_PEEK);
      case BATCH -> has.contains(Capability.DRAIN) || has.contains(Capability.FILL);
    };
  }
}
