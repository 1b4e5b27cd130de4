package dev.touchstone.subjects;

import dev.touchstone.contracts.Subject;
import dev.touchstone.queue.RingBuffer;
import dev.touchstone.subjects.ring.RingBufferSubject;
import dev.touchstone.subjects.specimens.ring.RingDropsWhenFull;
import dev.touchstone.subjects.specimens.ring.RingLooksForEndOnce;
import dev.touchstone.subjects.specimens.ring.RingQueues;
import dev.touchstone.subjects.specimens.ring.RingRefusesWithoutReason;
import dev.touchstone.subjects.specimens.ring.RingReleaseLeavesItems;
import dev.touchstone.subjects.specimens.ring.RingReleaseUnderPoll;
import dev.touchstone.subjects.specimens.ring.RingTerminalBeforeLastItem;
import dev.touchstone.subjects.specimens.ring.RingTerminalTakesSlot;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** The specimens that are ring buffers. They promise what the reference promises. */
final class SpecimenRings {
  static final List<Subject> SUBJECTS =
      List.of(
          specimen("RingDropsWhenFull", RingDropsWhenFull::new),
          specimen("RingRefusesWithoutReason", RingRefusesWithoutReason::new),
          specimen("RingTerminalBeforeLastItem", RingTerminalBeforeLastItem::new),
          specimen("RingLooksForEndOnce", RingLooksForEndOnce::new),
          specimen("RingTerminalTakesSlot", RingTerminalTakesSlot::new),
          specimen("RingReleaseUnderPoll", RingReleaseUnderPoll::new),
          specimen("RingReleaseLeavesItems", RingReleaseLeavesItems::new));

  private SpecimenRings() {}

  private static Subject specimen(
      String name, Function<RingQueues<Object>, RingBuffer<Object>> lease) {
    return new RingBufferSubject(
        "specimen:" + name,
        ReferenceRings.CONTRACT,
        capacity -> new Pool(new RingQueues<>(capacity), lease));
  }

  private static final class Pool implements Supplier<RingBuffer<Object>> {
    private final RingQueues<Object> queues;
    private final Function<RingQueues<Object>, RingBuffer<Object>> lease;

    Pool(RingQueues<Object> queues, Function<RingQueues<Object>, RingBuffer<Object>> lease) {
      this.queues = queues;
      this.lease = lease;
    }

    @Override
    public RingBuffer<Object> get() {
      return lease.apply(queues);
    }
  }
}
