package dev.touchstone.models;

import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Check;
import dev.touchstone.models.scenario.OperationGroup;
import java.util.List;
import java.util.Optional;

/** What the engine checks of queues. */
enum QueueCheck implements Check {
  /** Offer and poll, interleaving by interleaving. */
  ORDER(
      OperationGroup.ORDER,
      OperationGroup.ORDER.claims(),
      "Model checking of offer and poll: each interleaving's results have a legal order."),
  /** Peek beside them. */
  HEAD(
      OperationGroup.HEAD,
      OperationGroup.HEAD.claims(),
      "Model checking of peek beside offer and poll."),
  /** Size and isEmpty beside them. */
  COUNT(
      OperationGroup.COUNT,
      OperationGroup.COUNT.claims(),
      "Model checking of size and isEmpty beside offer and poll."),
  /** Drain and fill beside them. */
  BATCHES(
      OperationGroup.BATCHES,
      OperationGroup.BATCHES.claims(),
      "Model checking of drain and fill, each taken as a sequence of polls or offers."),
  /** The relaxed forms beside them. */
  RELAXED_FORMS(
      OperationGroup.RELAXED_FORMS,
      OperationGroup.RELAXED_FORMS.claims(),
      "Model checking of the relaxed operations beside offer and poll."),
  /** Every operation, with others stopped. */
  PROGRESS(
      OperationGroup.ALL,
      List.of(QueueClaims.PROGRESS),
      "Model checking with threads stopped at their accesses: who promises to need nobody does not"
          + " wait, and nobody waits for ever."),
  /** Offer and poll on real threads. */
  STRESS(
      OperationGroup.ORDER,
      OperationGroup.ORDER.claims(),
      "Real threads on offer and poll: each run's results have a legal order.");

  private final OperationGroup group;
  private final List<String> claims;
  private final String sentence;

  QueueCheck(OperationGroup group, List<String> claims, String sentence) {
    this.group = group;
    this.claims = claims;
    this.sentence = sentence;
  }

  /** The operations that it calls. */
  OperationGroup group() {
    return group;
  }

  @Override
  public String id() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
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
      return Optional.of("the engine has no scenarios for " + subject.contract().family() + "s");
    }
    if (claim.equals(QueueClaims.FIFO)
        && queue.contract().claim(claim).modality() == Modality.RELAXED) {
      return Optional.of("the engine checks one order for all producers only");
    }
    boolean needsMore =
        group != OperationGroup.ORDER
            && group != OperationGroup.ALL
            && group.operations(queue.capabilities()).isEmpty();
    return needsMore ? Optional.of("the queue has none of its operations") : Optional.empty();
  }
}
