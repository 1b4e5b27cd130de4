package dev.touchstone.models.explorer;

import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
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
          + " thread waits for ever.");

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
    if (!(subject instanceof QueueSubject queue)) {
      return Optional.of(
          "the engine has no client programs for " + subject.contract().family() + "s");
    }
    return claim.equals(QueueClaims.FIFO)
            && queue.contract().claim(claim).modality() == Modality.RELAXED
        ? Optional.of("the engine checks one order for all producers only")
        : Optional.empty();
  }
}
