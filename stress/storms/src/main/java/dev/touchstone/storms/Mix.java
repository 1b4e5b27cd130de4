package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import java.util.Set;

/** Which operations a storm on a queue is made of. */
enum Mix implements Kind {
  /** offer and poll. */
  CORE(QueueClaims.FIFO, QueueClaims.FULL, QueueClaims.EMPTY, QueueClaims.CAPACITY),
  /** offer and poll of one and the same object over and over. */
  SAME_OBJECT(QueueClaims.FIFO),
  /** The same with peek, size and isEmpty. */
  OBSERVED(QueueClaims.PEEK, QueueClaims.SIZE),
  /** offer and poll with their relaxed forms and relaxedPeek. */
  RELAXED(QueueClaims.RELAXED),
  /** offer and poll with fill and drain. */
  BATCH(QueueClaims.BATCH);

  private final Set<String> decides;

  Mix(String... decides) {
    this.decides = Set.of(decides);
  }

  @Override
  public Set<String> decides() {
    return decides;
  }
}
