package dev.touchstone.models.scenario;

import static dev.touchstone.contracts.queue.QueueClaims.BATCH;
import static dev.touchstone.contracts.queue.QueueClaims.EMPTY;
import static dev.touchstone.contracts.queue.QueueClaims.FIFO;
import static dev.touchstone.contracts.queue.QueueClaims.FULL;
import static dev.touchstone.contracts.queue.QueueClaims.PEEK;
import static dev.touchstone.contracts.queue.QueueClaims.RELAXED;
import static dev.touchstone.contracts.queue.QueueClaims.SIZE;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueOperations;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Operations that are tried together: offer and poll, and what is tried beside them. A claim that
 * offer and poll already violate is known before the others are judged.
 */
public enum OperationGroup {
  /** Offer and poll alone, and trim where there is something to trim. */
  ORDER(List.of(FIFO, FULL, EMPTY), FIFO, Map.of(Capability.TRIM, QueueOperations.TRIM)),
  /** And peek. */
  HEAD(List.of(PEEK), FIFO, Map.of(Capability.PEEK, QueueOperations.PEEK)),
  /** And size and isEmpty. */
  COUNT(
      List.of(SIZE),
      FIFO,
      Map.of(Capability.SIZE, QueueOperations.SIZE, Capability.IS_EMPTY, QueueOperations.IS_EMPTY)),
  /** And drain and fill. */
  BATCHES(
      List.of(BATCH),
      BATCH,
      Map.of(Capability.DRAIN, QueueOperations.DRAIN, Capability.FILL, QueueOperations.FILL)),
  /** And the relaxed forms. */
  RELAXED_FORMS(
      List.of(RELAXED),
      RELAXED,
      Map.of(
          Capability.RELAXED_OFFER,
          QueueOperations.RELAXED_OFFER,
          Capability.RELAXED_POLL,
          QueueOperations.RELAXED_POLL,
          Capability.RELAXED_PEEK,
          QueueOperations.RELAXED_PEEK)),
  /** All of them: for progress. */
  ALL(List.of(), FIFO, everything());

  private final List<String> claims;
  private final String otherwise;
  private final Map<Capability, String> operations;

  OperationGroup(List<String> claims, String otherwise, Map<Capability, String> operations) {
    this.claims = claims;
    this.otherwise = otherwise;
    this.operations = operations;
  }

  private static Map<Capability, String> everything() {
    Map<Capability, String> all = new EnumMap<>(Capability.class);
    for (OperationGroup group : List.of(ORDER, HEAD, COUNT, BATCHES, RELAXED_FORMS)) {
      all.putAll(group.operations);
    }
    return all;
  }

  /** The claims that these operations can violate. */
  public List<String> claims() {
    return claims;
  }

  /** The claim that a wrong result belongs to when it belongs to no other. */
  public String otherwise() {
    return otherwise;
  }

  /** The operations beside offer and poll that a queue of these capabilities offers, in order. */
  public List<String> operations(Set<Capability> capabilities) {
    return operations.entrySet().stream()
        .filter(entry -> capabilities.contains(entry.getKey()))
        .map(Map.Entry::getValue)
        .sorted()
        .toList();
  }
}
