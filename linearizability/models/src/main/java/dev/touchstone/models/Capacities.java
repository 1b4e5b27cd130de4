package dev.touchstone.models;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.models.scenario.ScenarioGenerator.Capacity;
import java.util.ArrayList;
import java.util.List;

/**
 * The capacities at which a queue is tried: 1 and 2, or the least that its contract accepts.
 *
 * @param usable what could be constructed
 * @param refusal the last constructor's exception where nothing is usable; else empty
 */
record Capacities(List<Capacity> usable, String refusal) {
  /** How many offers it takes to call a queue of unknown capacity too large to fill. */
  private static final int MOST_OFFERS = 1 << 12;

  Capacities {
    usable = List.copyOf(usable);
  }

  /** Makes one queue of each capacity. */
  static Capacities of(QueueSubject subject) {
    List<Capacity> usable = new ArrayList<>();
    String refusal = "";
    int least = subject.contract().minimumCapacity();
    for (int requested = Math.max(1, least); requested <= Math.max(2, least); requested++) {
      try {
        usable.add(new Capacity(requested, actual(subject, requested)));
      } catch (RuntimeException | LinkageError e) {
        refusal = e.toString();
      }
    }
    return new Capacities(usable, usable.isEmpty() ? refusal : "");
  }

  /** The capacity that the queue asked for is used at, as requested of the constructor. */
  int actual(int requested) {
    return usable.stream()
        .filter(capacity -> capacity.requested() == requested)
        .findFirst()
        .orElseThrow()
        .actual();
  }

  private static int actual(QueueSubject subject, int requested) {
    QueueUnderTest queue = subject.create(requested);
    if (!subject.contract().bounded()) {
      return QueueSpecification.UNBOUNDED;
    }
    int documented = subject.contract().rounding().round(requested);
    if (documented > 0) {
      return documented;
    }
    if (subject.capabilities().contains(Capability.CAPACITY)) {
      return queue.capacity();
    }
    int accepted = 0;
    while (accepted < MOST_OFFERS && queue.offer(accepted)) {
      accepted++;
    }
    return accepted;
  }
}
