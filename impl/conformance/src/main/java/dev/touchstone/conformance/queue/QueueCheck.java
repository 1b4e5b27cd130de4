package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.ConformanceCheck;
import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.QueueSubject;
import java.util.Optional;

/** A sequential check of queues. */
abstract class QueueCheck implements ConformanceCheck {
  private static final String UNDEFINED = "documented as undefined";

  @Override
  public final Optional<String> notApplicable(Subject subject, String claim) {
    if (!(subject instanceof QueueSubject queue)) {
      return Optional.of("not a queue");
    }
    Claim bound = queue.contract().claim(claim);
    if (bound.modality() == Modality.RELAXED && undefined(bound)) {
      return Optional.of(UNDEFINED + ": " + bound.note());
    }
    return lacking(queue, claim);
  }

  /** Whether nothing is left of a claim that the contract declares relaxed. */
  boolean undefined(Claim bound) {
    return bound.weakerForm().isEmpty() || bound.weakerForm().equals(UNDEFINED);
  }

  /** What the subject lacks that the check needs for the claim; empty if nothing. */
  abstract Optional<String> lacking(QueueSubject subject, String claim);

  @Override
  public final void run(Subject subject, Trial trial) {
    run((QueueSubject) subject, trial);
  }

  /** Tries the trial's claims on a queue that lacks nothing. */
  abstract void run(QueueSubject subject, Trial trial);
}
