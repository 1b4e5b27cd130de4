package dev.touchstone.models.explorer;

import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Check;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the engine checks. */
enum ExplorerCheck implements Check {
  /** Offer and poll. */
  QUEUE_CLIENTS(
      List.of(
          QueueClaims.FIFO,
          QueueClaims.FULL,
          QueueClaims.EMPTY,
          QueueClaims.PUBLISH,
          QueueClaims.PROGRESS),
      "Every execution of small client programs of offer and poll that Java's access modes allow,"
          + " stale reads included: the results have a legal order, elements are published, and no"
          + " thread waits for ever."),
  /** Take and release. */
  POOL_CLIENTS(
      List.of(PoolClaims.EXCLUSIVE, PoolClaims.CAPACITY, PoolClaims.CONSERVE, PoolClaims.PUBLISH),
      "Every execution of small client programs of take and release that Java's access modes allow,"
          + " stale reads included: the results have a legal order, at rest everything that was kept"
          + " can be taken, and what a releaser wrote is there for the next holder.");

  private final List<String> claims;
  private final String sentence;

  ExplorerCheck(List<String> claims, String sentence) {
    this.claims = claims;
    this.sentence = sentence;
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public List<String> claims() {
    return claims;
  }

  @Override
  public String sentence() {
    return sentence;
  }

  @Override
  public Optional<String> notApplicable(Subject subject, String claim) {
    if (this == POOL_CLIENTS && !(subject instanceof PoolSubject)) {
      return Optional.of("not a pool of arrays");
    }
    if (this == QUEUE_CLIENTS && !(subject instanceof QueueSubject)) {
      return Optional.of("not a queue");
    }
    return (this == POOL_CLIENTS || claim.equals(QueueClaims.FIFO))
            && subject.contract().claim(claim).modality() == Modality.RELAXED
        ? Optional.of("documented weaker: " + subject.contract().claim(claim).note())
        : Optional.empty();
  }
}
