package dev.touchstone.conformance.keys;

import dev.touchstone.conformance.ConformanceCheck;
import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeysSubject;
import java.util.Optional;

/** A sequential check of selector key sets. */
abstract class KeysCheck implements ConformanceCheck {

  @Override
  public final Optional<String> notApplicable(Subject subject, String claim) {
    if (!(subject instanceof KeysSubject keys)) {
      return Optional.of("not a selector key set");
    }
    return keys.contract().claim(claim).modality() == Modality.RELAXED
        ? Optional.of("documented weaker: " + keys.contract().claim(claim).note())
        : Optional.empty();
  }

  @Override
  public final void run(Subject subject, Trial trial) {
    run((KeysSubject) subject, trial);
  }

  /** Tries the trial's claims on a key set. */
  abstract void run(KeysSubject subject, Trial trial);
}
