package dev.touchstone.subjects;

import dev.touchstone.contracts.Subject;
import dev.touchstone.queue.RingBuffer;
import dev.touchstone.subjects.ring.RingBufferSubject;
import dev.touchstone.subjects.specimens.ring.RingDropsWhenFull;
import dev.touchstone.subjects.specimens.ring.RingQueues;
import dev.touchstone.subjects.specimens.ring.RingRefusesWithoutReason;
import dev.touchstone.subjects.specimens.ring.RingReleaseLeavesItems;
import dev.touchstone.subjects.specimens.ring.RingReleaseUnderPoll;
import dev.touchstone.subjects.specimens.ring.RingTerminalBeforeLastItem;
import dev.touchstone.subjects.specimens.ring.RingTerminalTakesSlot;
import java.util.List;
import java.util.function.Function;

/** The specimens that are ring buffers. They promise what the reference promises. */
final class SpecimenRings {
  static final List<Subject> SUBJECTS =
      List.of(
          specimen("RingDropsWhenFull", RingDropsWhenFull::new),
          specimen("RingRefusesWithoutReason", RingRefusesWithoutReason::new),
          specimen("RingTerminalBeforeLastItem", RingTerminalBeforeLastItem::new),
          specimen("RingTerminalTakesSlot", RingTerminalTakesSlot::new),
          specimen("RingReleaseUnderPoll", RingReleaseUnderPoll::new),
          specimen("RingReleaseLeavesItems", RingReleaseLeavesItems::new));

  private SpecimenRings() {}

  private static Subject specimen(
      String name, Function<RingQueues<Object>, RingBuffer<Object>> lease) {
    return new RingBufferSubject(
        "specimen:" + name,
        ReferenceRings.CONTRACT,
        capacity -> {
          RingQueues<Object> queues = new RingQueues<>(capacity);
          return () -> lease.apply(queues);
        });
  }
}
