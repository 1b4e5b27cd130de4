package dev.touchstone.storms;

import dev.touchstone.contracts.Progress;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The operations of queues in which a thread is stopped, or which others try meanwhile. */
enum QueueAction implements StallAction<QueueUnderTest> {
  OFFER(QueueOperations.OFFER, true, null),
  RELAXED_OFFER(QueueOperations.RELAXED_OFFER, true, Capability.RELAXED_OFFER),
  FILL(QueueOperations.FILL, true, Capability.FILL),
  POLL(QueueOperations.POLL, false, null),
  RELAXED_POLL(QueueOperations.RELAXED_POLL, false, Capability.RELAXED_POLL),
  DRAIN(QueueOperations.DRAIN, false, Capability.DRAIN),
  PEEK(QueueOperations.PEEK, false, Capability.PEEK);

  private static final int BATCH = 2;

  private final String operation;
  private final boolean producer;
  private final @Nullable Capability needs;

  QueueAction(String operation, boolean producer, @Nullable Capability needs) {
    this.operation = operation;
    this.producer = producer;
    this.needs = needs;
  }

  @Override
  public String operation() {
    return operation;
  }

  @Override
  public String role() {
    return producer ? "producer" : "consumer";
  }

  /** Whether it is a producer's; else it is a consumer's. */
  boolean isProducers() {
    return producer;
  }

  /** The actions that a queue offers. */
  static List<QueueAction> of(Set<Capability> capabilities) {
    return Arrays.stream(values())
        .filter(action -> action.needs == null || capabilities.contains(action.needs))
        .toList();
  }

  /** What the contract promises of it. */
  Progress promise(QueueContract contract) {
    return producer ? contract.offer() : contract.poll();
  }

  /** {@inheritDoc} Elements are fresh. */
  @Override
  public void run(QueueUnderTest queue) {
    switch (this) {
      case OFFER -> queue.offer(new Element(0));
      case RELAXED_OFFER -> queue.relaxedOffer(new Element(0));
      case FILL -> queue.fill(() -> new Element(0), BATCH);
      case POLL -> queue.poll();
      case RELAXED_POLL -> queue.relaxedPoll();
      case DRAIN -> queue.drain(element -> {}, BATCH);
      case PEEK -> queue.peek();
    }
  }
}
