package dev.touchstone.storms;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.SizePromise;

/**
 * What a contract lets the monitors conclude.
 *
 * @param fifoPerProducer whether only elements of one producer must keep their order
 * @param full whether a refusal means that the queue is full; else it may also mean that a removal
 *     was in progress
 * @param empty whether a poll of null means that the queue is empty; else it may also mean that an
 *     insertion was in progress
 * @param peek whether a peek of null means that the queue is empty
 * @param size what size promises
 * @param emptiness whether isEmpty promises more than a guess; a size that is an estimate takes
 *     nothing from it
 * @param soleConsumer whether one thread at a time takes elements out
 */
record Rules(
    boolean fifoPerProducer,
    boolean full,
    boolean empty,
    boolean peek,
    SizePromise size,
    boolean emptiness,
    boolean soleConsumer) {

  /** The rules of a queue's contract. */
  static Rules of(QueueContract contract) {
    boolean sizeIsRelaxed = isRelaxed(contract.claim(QueueClaims.SIZE));
    return new Rules(
        isRelaxed(contract.claim(QueueClaims.FIFO)),
        !isRelaxed(contract.claim(QueueClaims.FULL)),
        !isRelaxed(contract.claim(QueueClaims.EMPTY)),
        !isRelaxed(contract.claim(QueueClaims.PEEK)),
        sizeIsRelaxed ? SizePromise.ESTIMATE : contract.size(),
        !sizeIsRelaxed,
        contract.consumers() == Multiplicity.ONE);
  }

  private static boolean isRelaxed(Claim claim) {
    return claim.modality() == Modality.RELAXED;
  }
}
