package dev.touchstone.models;

import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Check;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the engine checks of array pools. */
enum PoolCheck implements Check {
  /** Take and release, interleaving by interleaving. */
  POOL_ORDER(
      List.of(PoolClaims.EXCLUSIVE, PoolClaims.CAPACITY, PoolClaims.CONSERVE),
      "Model checking of take and release: each interleaving's results have a legal order, and at"
          + " rest everything that was kept can be taken."),
  /** With others stopped. */
  POOL_PROGRESS(
      List.of(PoolClaims.PROGRESS),
      "Model checking with threads stopped at their accesses: who promises to need nobody does not"
          + " wait, and nobody waits for ever."),
  /** Take and release on real threads. */
  POOL_STRESS(
      POOL_ORDER.claims,
      "Real threads on take and release: each run's results have a legal order.");

  private final List<String> claims;
  private final String sentence;

  PoolCheck(List<String> claims, String sentence) {
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
    if (!(subject instanceof PoolSubject pool)) {
      return Optional.of("not a pool of arrays");
    }
    return pool.contract().claim(claim).modality() == Modality.RELAXED
        ? Optional.of("documented weaker: " + pool.contract().claim(claim).note())
        : Optional.empty();
  }
}
