package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.Journal;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.CapacityRounding;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.contracts.queue.QueueSubject;

/**
 * What a scenario works with.
 *
 * @param subject whose queues are tried
 * @param journal where every call is written down
 */
record Session(QueueSubject subject, Journal journal) {

  /** A new queue of that capacity, or of the least that the contract allows. */
  JournaledQueue queue(int capacity) {
    return exactly(Math.max(capacity, subject.contract().minimumCapacity()));
  }

  /** A new queue that is asked for just that capacity. */
  JournaledQueue exactly(int capacity) {
    return JournaledQueue.create(subject, capacity, journal);
  }

  /**
   * How many elements a queue holds that was asked for {@code requested}: as the contract says;
   * where it does not say, as a queue of the subject says or shows.
   */
  static int capacityOf(QueueSubject subject, int requested, Journal journal) {
    if (!subject.contract().bounded()) {
      return QueueSpecification.UNBOUNDED;
    }
    if (subject.contract().rounding() != CapacityRounding.UNSPECIFIED) {
      return subject.contract().rounding().round(requested);
    }
    JournaledQueue probe = JournaledQueue.create(subject, requested, journal);
    if (probe.has(Capability.CAPACITY)) {
      return probe.capacity();
    }
    int most = 4 * requested + 64;
    int held = probe.offerUntilRefused(1, most).size();
    return held == most ? requested : held;
  }
}
