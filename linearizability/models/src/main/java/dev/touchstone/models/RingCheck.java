package dev.touchstone.models;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.ring.RingClaims;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.evidence.Check;
import java.util.List;
import java.util.Optional;

/** What the engine checks of ring buffers. */
enum RingCheck implements Check {
  /** Events, interleaving by interleaving. */
  RING_EVENTS(
      "Model checking of onNext, onCompleted, poll and release, and of the pool's next user: each"
          + " lease's answers have a legal order."),
  /** The same on real threads. */
  RING_STRESS(
      "Real threads on onNext, onCompleted, poll and release, and on the pool's next user: each"
          + " lease's answers have a legal order.");

  private final String sentence;

  RingCheck(String sentence) {
    this.sentence = sentence;
  }

  @Override
  public String id() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  @Override
  public List<String> claims() {
    return List.of(RingClaims.BACKPRESSURE, RingClaims.TERMINAL, RingClaims.RELEASE);
  }

  @Override
  public String sentence() {
    return sentence;
  }

  @Override
  public Optional<String> notApplicable(Subject subject, String claim) {
    return subject instanceof RingSubject ? Optional.empty() : Optional.of("not a ring buffer");
  }
}
