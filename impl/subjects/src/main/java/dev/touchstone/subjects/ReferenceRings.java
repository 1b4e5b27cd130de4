package dev.touchstone.subjects;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.ring.RingContract;
import dev.touchstone.queue.RingBufferPool;
import dev.touchstone.queue.WaitFreeSpmcArrayQueue;
import dev.touchstone.subjects.ring.RingBufferSubject;
import java.util.List;

/** The reference ring buffer and its contract. */
final class ReferenceRings {
  static final RingContract CONTRACT =
      (RingContract) Contracts.parse("ring-spmc,rounding=POWER_OF_TWO");

  private static final int KEPT = 4;

  static final List<Subject> SUBJECTS =
      List.of(
          new RingBufferSubject(
              "touchstone:RingBuffer",
              CONTRACT,
              capacity ->
                  new RingBufferPool<Object>(() -> new WaitFreeSpmcArrayQueue<>(capacity), KEPT)
                      ::acquire));

  private ReferenceRings() {}
}
