package dev.touchstone.models;

import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.evidence.Check;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the engine checks of selector key sets. */
enum KeysCheck implements Check {
  /** Changes beside an owner's selections, interleaving by interleaving. */
  KEYS_ORDER(
      List.of(KeysClaims.LINEAR, KeysClaims.INTEREST, KeysClaims.WAKEUP, KeysClaims.CANCEL),
      "Model checking of register, cancel, interest changes and wakeup beside an owner's selections:"
          + " each interleaving's results have a legal order."),
  /** The same while a selection stays open. */
  KEYS_PROGRESS(
      List.of(KeysClaims.PROGRESS),
      "Model checking of the same while a selection stays open: no call waits for its end, and"
          + " nobody waits for ever."),
  /** On real threads. */
  KEYS_STRESS(
      KEYS_ORDER.claims,
      "Real threads on register, cancel, interest changes and wakeup beside an owner's selections:"
          + " each run's results have a legal order.");

  private final List<String> claims;
  private final String sentence;

  KeysCheck(List<String> claims, String sentence) {
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
    if (!(subject instanceof KeysSubject keys)) {
      return Optional.of("not a selector key set");
    }
    return keys.contract().claim(claim).modality() == Modality.RELAXED
        ? Optional.of("documented weaker: " + keys.contract().claim(claim).note())
        : Optional.empty();
  }
}
