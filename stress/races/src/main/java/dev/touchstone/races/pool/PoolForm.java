package dev.touchstone.races.pool;

import static dev.touchstone.races.pool.PoolStep.release;
import static dev.touchstone.races.pool.PoolStep.releaseTaken;
import static dev.touchstone.races.pool.PoolStep.take;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.races.form.Form;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The catalogue of forms on pools: for each jcstress test its program as data, which the judge
 * needs to make a history of an outcome. A test keeps program and code together. A capacity is the
 * number of arrays that the pool has room for; all are of one size class.
 */
public enum PoolForm implements Form {
  TAKES_BESIDE_TAKES(
      TakesBesideTakes.class,
      Set.of(PoolClaims.EXCLUSIVE),
      List.of(1, 2),
      List.of(take(), take()),
      List.of(take(), take())),
  TAKE_BESIDE_TAKES_AND_RELEASE(
      TakeBesideTakesAndRelease.class,
      Set.of(PoolClaims.EXCLUSIVE),
      List.of(2),
      List.of(take()),
      List.of(take(), take(), releaseTaken(1))),
  SWAP_BESIDE_SWAP(
      SwapBesideSwap.class,
      Set.of(PoolClaims.EXCLUSIVE),
      List.of(1, 2),
      List.of(release(1), take()),
      List.of(release(2), take())),
  RELEASES_BESIDE_TAKES(
      ReleasesBesideTakes.class,
      Set.of(PoolClaims.PUBLISH),
      List.of(4),
      List.of(release(1), release(2), release(3), release(4)),
      List.of(take(), take(), take(), take())),
  SECRETS_BESIDE_TAKES(
      SecretsBesideTakes.class,
      Set.of(PoolClaims.SECRET),
      List.of(2),
      List.of(release(1), release(2)),
      List.of(take(), take()));

  /** The length that is asked for, and that of the only size class. */
  static final int LENGTH = 16;

  private final Class<?> test;
  private final Set<String> claims;
  private final List<Integer> capacities;
  private final List<PoolStep> actor1;
  private final List<PoolStep> actor2;

  PoolForm(
      Class<?> test,
      Set<String> claims,
      List<Integer> capacities,
      List<PoolStep> actor1,
      List<PoolStep> actor2) {
    this.test = test;
    this.claims = claims;
    this.capacities = capacities;
    this.actor1 = actor1;
    this.actor2 = actor2;
  }

  @Override
  public Class<?> test() {
    return test;
  }

  @Override
  public Set<String> claims() {
    return claims;
  }

  @Override
  public List<Integer> capacities(Subject subject) {
    return capacities;
  }

  @Override
  public String program() {
    return calls(actor1) + " ‖ " + calls(actor2);
  }

  private static String calls(List<PoolStep> steps) {
    return steps.stream().map(PoolStep::call).collect(Collectors.joining("; "));
  }

  /** The operations of both actors: one list each. */
  List<List<PoolStep>> actors() {
    return List.of(actor1, actor2);
  }

  /** How many arrays are in the pool before the actors start: the first ones. */
  int inPool(int capacity) {
    return held() == 0 ? capacity : 0;
  }

  /** How many arrays there are before the actors start, in the pool or in an actor's hands. */
  int arrays(int capacity) {
    return held() == 0 ? capacity : held();
  }

  private int held() {
    return (int)
        actors().stream()
            .flatMap(List::stream)
            .filter(step -> step.kind() == PoolStep.Kind.RELEASE)
            .count();
  }

  /** Whether the pool is asked to clear arrays; then no taken array may have a content. */
  public boolean clears() {
    return this == SECRETS_BESIDE_TAKES;
  }

  /** {@inheritDoc} Its arrays have a content that must be published with them. */
  @Override
  public boolean publishes() {
    return this == RELEASES_BESIDE_TAKES;
  }

  /** {@inheritDoc} Lincheck goes through swaps interleaving by interleaving. */
  @Override
  public Budget from() {
    return this == SWAP_BESIDE_SWAP ? Budget.SWEEP : Budget.QUICK;
  }

  /** {@inheritDoc} To make a pool costs several times what it costs to make a queue. */
  @Override
  public long enough() {
    return 40_000;
  }

  /**
   * How the pool is asked to be made.
   *
   * @param capacity how many arrays it has room for
   */
  public PoolSettings settings(PoolSubject subject, int capacity) {
    PoolSettings settings =
        PoolSettings.of((long) capacity * LENGTH * subject.elementBytes(), LENGTH, LENGTH);
    return clears() ? settings.cleared() : settings;
  }

  @Override
  public Optional<String> unfit(Subject subject) {
    if (!(subject instanceof PoolSubject pool)) {
      return Optional.of("it is not a pool of arrays");
    }
    return clears() && !pool.contract().clearing()
        ? Optional.of("the pool does not clear arrays")
        : Optional.empty();
  }
}
