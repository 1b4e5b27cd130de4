package dev.touchstone.races.queue;

import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.races.form.Observed;
import org.jspecify.annotations.Nullable;

/**
 * What the forms share: a new queue for each trial, and how results become numbers. The constructor
 * runs before both actors, the arbiter after both; jcstress orders them.
 *
 * <p>The operations are final and small, so that a compiled actor holds the queue's code and little
 * else.
 */
abstract class QueueRace {
  final QueueUnderTest queue = Raced.QUEUE.create(Raced.REQUESTED);

  /** Starts with an empty queue. */
  QueueRace() {}

  /**
   * Starts with a queue that has room for {@code room} more elements; a queue without bound gets as
   * many elements as it was asked for, less {@code room}.
   */
  QueueRace(int room) {
    int elements = (Raced.HOLDS == Raced.NO_BOUND ? Raced.REQUESTED : Raced.HOLDS) - room;
    for (int code = 1; code <= elements; code++) {
      if (!queue.offer(code)) {
        throw new IllegalStateException(
            "while one thread alone filled it, the queue refused element "
                + code
                + " of "
                + Raced.HOLDS);
      }
    }
  }

  final int offer(int code) {
    return queue.offer(code) ? 1 : 0;
  }

  final int poll() {
    return code(queue.poll());
  }

  final int peek() {
    return code(queue.peek());
  }

  final int size() {
    return queue.size();
  }

  final int isEmpty() {
    return queue.isEmpty() ? 1 : 0;
  }

  /** The arbiter's part. */
  final void finish(Observed observed) {
    long rest = 0;
    for (int i = 0; i < Long.SIZE / 4; i++) {
      int code = poll();
      if (code == Element.NONE) {
        break;
      }
      rest |= ((long) code) << (4 * i);
    }
    observed.rest = rest;
    observed.capacity = Raced.HOLDS;
  }

  private static int code(@Nullable Object element) {
    if (element instanceof Integer number) {
      return number;
    }
    return element == null ? Element.NONE : Message.code(element);
  }
}
