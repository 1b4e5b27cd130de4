package dev.touchstone.storms;

import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Check;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the storm engine checks of array pools. */
enum PoolCheck implements Check {
  POOL_STORM(
      "many threads take and release, also what others took, with stamps in the arrays; monitors judge the history",
      PoolClaims.EXCLUSIVE,
      PoolClaims.CAPACITY,
      PoolClaims.CONSERVE),
  POOL_SECRET_STORM(
      "many threads write into the arrays of a pool that clears, and look what they get",
      PoolClaims.SECRET),
  POOL_DRIFT(
      "what is retained is counted again and again while the load stays the same",
      PoolClaims.DRIFT),
  POOL_STALLS(
      "a thread is stopped at each access of each operation in turn, and others take and release; and no operation hangs in a storm",
      PoolClaims.PROGRESS);

  private final String sentence;
  private final List<String> claims;

  PoolCheck(String sentence, String... claims) {
    this.sentence = sentence;
    this.claims = List.of(claims);
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
    if (pool.contract().claim(claim).modality() == Modality.RELAXED) {
      return Optional.of("documented weaker: " + pool.contract().claim(claim).note());
    }
    return Optional.empty();
  }

  @Override
  public Optional<String> unable(Subject subject, String claim) {
    return claim.equals(PoolClaims.CONSERVE)
            && subject instanceof PoolSubject pool
            && !pool.capabilities().contains(PoolCapability.KEPT)
        ? Optional.of("the pool does not say whether it kept what was released")
        : Optional.empty();
  }
}
