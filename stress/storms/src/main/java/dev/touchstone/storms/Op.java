package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueOperations;

/** An entry of a log. A batch operation is one entry for each element and one for the call. */
enum Op {
  OFFER(QueueOperations.OFFER),
  RELAXED_OFFER(QueueOperations.RELAXED_OFFER),
  /** An element that a fill took from its source. */
  FILLED(QueueOperations.FILL),
  POLL(QueueOperations.POLL),
  RELAXED_POLL(QueueOperations.RELAXED_POLL),
  /** An element that a drain handed out. */
  DRAINED(QueueOperations.DRAIN),
  PEEK(QueueOperations.PEEK),
  RELAXED_PEEK(QueueOperations.RELAXED_PEEK),
  SIZE(QueueOperations.SIZE),
  IS_EMPTY(QueueOperations.IS_EMPTY),
  /** A drain as a whole: its value is {@link StormHistory#batch}, its result what it returned. */
  DRAIN(QueueOperations.DRAIN),
  /** A fill as a whole: its value is {@link StormHistory#batch}, its result what it returned. */
  FILL(QueueOperations.FILL);

  private static final Op[] VALUES = values();

  private final String operation;

  Op(String operation) {
    this.operation = operation;
  }

  static Op of(int ordinal) {
    return VALUES[ordinal];
  }

  /** The queue's operation. */
  String operation() {
    return operation;
  }

  /** Whether a successful one puts its element in. */
  boolean inserts() {
    return this == OFFER || this == RELAXED_OFFER || this == FILLED;
  }

  /** Whether a successful one takes its element out. */
  boolean removes() {
    return this == POLL || this == RELAXED_POLL || this == DRAINED;
  }
}
