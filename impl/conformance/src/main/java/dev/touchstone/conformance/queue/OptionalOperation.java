package dev.touchstone.conformance.queue;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSubject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which optional operations there are, what a queue must offer to have them, and which claim they
 * bear on.
 */
enum OptionalOperation {
  PEEK(QueueOperations.PEEK, Capability.PEEK, QueueClaims.PEEK),
  SIZE(QueueOperations.SIZE, Capability.SIZE, QueueClaims.SIZE),
  IS_EMPTY(QueueOperations.IS_EMPTY, Capability.IS_EMPTY, QueueClaims.SIZE),
  RELAXED_OFFER(QueueOperations.RELAXED_OFFER, Capability.RELAXED_OFFER, QueueClaims.RELAXED),
  RELAXED_POLL(QueueOperations.RELAXED_POLL, Capability.RELAXED_POLL, QueueClaims.RELAXED),
  RELAXED_PEEK(QueueOperations.RELAXED_PEEK, Capability.RELAXED_PEEK, QueueClaims.RELAXED),
  DRAIN(QueueOperations.DRAIN, Capability.DRAIN, QueueClaims.BATCH),
  FILL(QueueOperations.FILL, Capability.FILL, QueueClaims.BATCH);

  private final String operation;
  private final Capability capability;
  private final String claim;

  OptionalOperation(String operation, Capability capability, String claim) {
    this.operation = operation;
    this.capability = capability;
    this.claim = claim;
  }

  /** The optional operations that a subject offers, each with the claim that it bears on. */
  static Map<String, String> of(QueueSubject subject) {
    Map<String, String> operations = new LinkedHashMap<>();
    for (OptionalOperation optional : values()) {
      if (subject.capabilities().contains(optional.capability)) {
        operations.put(optional.operation, optional.claim);
      }
    }
    return operations;
  }

  /** Whether the claim is one that optional operations bear on. */
  static boolean optional(String claim) {
    return Set.of(values()).stream().anyMatch(o -> o.claim.equals(claim));
  }

  /** The operations that bear on none of the given claims. */
  static Set<String> without(Map<String, String> operations, Set<String> claims) {
    return operations.entrySet().stream()
        .filter(entry -> !claims.contains(entry.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }
}
