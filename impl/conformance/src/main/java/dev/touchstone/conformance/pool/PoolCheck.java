package dev.touchstone.conformance.pool;

import dev.touchstone.conformance.ConformanceCheck;
import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolSubject;
import java.util.Optional;

/** A sequential check of array pools. */
abstract class PoolCheck implements ConformanceCheck {

  @Override
  public final Optional<String> notApplicable(Subject subject, String claim) {
    if (!(subject instanceof PoolSubject pool)) {
      return Optional.of("not a pool of arrays");
    }
    return pool.contract().claim(claim).modality() == Modality.RELAXED
        ? Optional.of("documented weaker: " + pool.contract().claim(claim).note())
        : Optional.empty();
  }

  @Override
  public final void run(Subject subject, Trial trial) {
    run((PoolSubject) subject, trial);
  }

  /** Tries the trial's claims on a pool. */
  abstract void run(PoolSubject subject, Trial trial);
}
