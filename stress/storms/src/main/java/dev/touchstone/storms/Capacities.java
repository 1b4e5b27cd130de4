package dev.touchstone.storms;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.ArrayList;
import java.util.List;

/** Which tiny capacities a subject can have, and how many elements that really is. */
final class Capacities {
  private static final int[] ASKED = {1, 2, 4, 8, 16, 32};
  private static final int MOST = 4;
  private static final int PROBED = 4096;

  /**
   * A capacity.
   *
   * @param asked of the constructor
   * @param holds how many elements the queue holds; {@link Integer#MAX_VALUE} without bound
   */
  record Capacity(int asked, int holds) {}

  private Capacities() {}

  /** The smallest capacities that the subject accepts; empty if it accepts none. */
  static List<Capacity> of(QueueSubject subject) {
    QueueContract contract = subject.contract();
    List<Capacity> capacities = new ArrayList<>();
    for (int asked : ASKED) {
      if (asked >= contract.minimumCapacity() && capacities.size() < MOST) {
        try {
          QueueUnderTest queue = subject.create(asked);
          capacities.add(new Capacity(asked, holds(contract, queue, asked)));
        } catch (RuntimeException e) {
          // It does not accept that one. That none is accepted is told by an empty list.
        }
      }
    }
    return capacities;
  }

  private static int holds(QueueContract contract, QueueUnderTest queue, int asked) {
    if (!contract.bounded()) {
      return Integer.MAX_VALUE;
    }
    int stated = contract.rounding().round(asked);
    if (stated >= 0) {
      return stated;
    }
    if (queue.capabilities().contains(Capability.CAPACITY)) {
      return queue.capacity();
    }
    int held = 0;
    while (held < PROBED && queue.offer(new Element(held))) {
      held++;
    }
    return held;
  }
}
