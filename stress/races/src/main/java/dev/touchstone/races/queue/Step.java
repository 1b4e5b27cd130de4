package dev.touchstone.races.queue;

import dev.touchstone.contracts.queue.QueueOperations;

/**
 * One operation of an actor.
 *
 * @param operation its name in histories
 * @param element what is offered; {@link Element#NONE} where nothing is
 */
record Step(String operation, int element) {
  static Step offer(int element) {
    return new Step(QueueOperations.OFFER, element);
  }

  static Step poll() {
    return new Step(QueueOperations.POLL, Element.NONE);
  }

  static Step peek() {
    return new Step(QueueOperations.PEEK, Element.NONE);
  }

  static Step size() {
    return new Step(QueueOperations.SIZE, Element.NONE);
  }

  static Step isEmpty() {
    return new Step(QueueOperations.IS_EMPTY, Element.NONE);
  }

  boolean is(String name) {
    return operation.equals(name);
  }

  /** Whether only a consumer may do it. */
  boolean consumes() {
    return is(QueueOperations.POLL) || is(QueueOperations.PEEK);
  }

  /** The call as a person reads it: {@code offer(a)}. */
  String call() {
    return operation + "(" + (element == Element.NONE ? "" : Element.name(element)) + ")";
  }
}
