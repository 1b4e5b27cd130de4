package dev.touchstone.conformance.pool;

import static dev.touchstone.conformance.pool.PoolScenarioCheck.Deviation.unless;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolOperations.Lent;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Whether a clearing pool lends only arrays of zeros. */
final class SecretCheck extends PoolScenarioCheck {
  private static final int SECRET = 's';
  private static final int WALKS = 20;
  private static final int STEPS = 60;

  SecretCheck() {
    super(
        "pool-secret",
        PoolClaims.SECRET,
        "fills every array that it takes from a clearing pool, releases it, and reads what it takes later");
  }

  @Override
  List<Scenario> scenarios(PoolSubject subject, Trial trial) {
    List<Scenario> scenarios = new ArrayList<>();
    for (int length : new int[] {8, 32}) {
      scenarios.add(
          new Scenario(
              "An array of " + length + " is filled, released and taken again",
              session -> onceAgain(session, length)));
    }
    for (int walk = 0; walk < WALKS; walk++) {
      SplittableRandom random = new SplittableRandom(trial.seed() * WALKS + walk);
      scenarios.add(
          new Scenario(
              "Arrays of several lengths are filled and released",
              session -> walk(session, random)));
    }
    return scenarios;
  }

  private static void onceAgain(Session session, int length) {
    JournaledPool pool = session.pool(PoolSettings.of(4096, 8, 32).cleared());
    for (int round = 0; round < 3; round++) {
      pool.release(takeAndFill(pool, length));
    }
  }

  private static void walk(Session session, SplittableRandom random) {
    JournaledPool pool = session.pool(PoolSettings.of(400, 8, 32).cleared());
    List<Lent> out = new ArrayList<>();
    for (int step = 0; step < STEPS; step++) {
      if (out.isEmpty() || (out.size() < 6 && random.nextBoolean())) {
        out.add(takeAndFill(pool, random.nextInt(40)));
      } else {
        pool.release(out.remove(random.nextInt(out.size())));
      }
    }
  }

  private static Lent takeAndFill(JournaledPool pool, int minLength) {
    Lent array = pool.take(minLength);
    int at = pool.firstOtherThan(array, 0);
    unless(at < 0, "element " + at + " of " + array + " is not zero when it is taken");
    pool.fill(array, SECRET);
    return array;
  }
}
