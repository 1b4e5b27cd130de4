package dev.touchstone.races.queue;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.races.form.Forked;

/**
 * The queue that this fork tries. Constant for the life of the JVM, so that compilers see one
 * receiver class.
 */
public final class Raced {
  /** The capacity of a queue without bound. */
  public static final int NO_BOUND = -1;

  static final QueueSubject QUEUE = find();
  static final int REQUESTED = Forked.capacity();
  static final int HOLDS = holds(QUEUE, REQUESTED);

  private Raced() {}

  private static QueueSubject find() {
    Subject subject = Forked.subject();
    if (subject instanceof QueueSubject queue) {
      return queue;
    }
    throw new IllegalStateException(subject.name() + " is not a queue");
  }

  /**
   * How many elements the queue holds that is made when {@code requested} are asked for: what the
   * contract says, or where it does not, how many one thread alone could offer.
   */
  static int holds(QueueSubject subject, int requested) {
    QueueContract contract = subject.contract();
    if (!contract.bounded()) {
      return NO_BOUND;
    }
    int known = contract.rounding().round(requested);
    int capacity = known > 0 ? known : count(subject.create(requested));
    if (capacity < 1 || capacity > Element.MAX_INITIAL) {
      throw new IllegalStateException(
          "asked for a capacity of "
              + requested
              + " the queue holds "
              + capacity
              + " elements; the forms need 1 to "
              + Element.MAX_INITIAL);
    }
    return capacity;
  }

  private static int count(QueueUnderTest queue) {
    int accepted = 0;
    while (accepted <= Element.MAX_INITIAL && queue.offer(accepted + 1)) {
      accepted++;
    }
    return accepted;
  }
}
