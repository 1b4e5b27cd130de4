package dev.touchstone.conformance.pool;

import static dev.touchstone.conformance.pool.PoolScenarioCheck.Deviation.unless;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolOperations.Lent;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Whether a checked pool refuses arrays that are not out, with an error that says so, and stays as
 * it was; and refuses nothing else.
 */
final class MisuseCheck extends PoolScenarioCheck {
  private static final int MARK = 7;
  private static final PoolSettings ROOMY = PoolSettings.of(4096, 8, 32).refusing();
  private static final PoolSettings NO_ROOM = PoolSettings.of(0, 8, 32).refusing();
  private static final int WALKS = 20;
  private static final int STEPS = 60;

  MisuseCheck() {
    super(
        "pool-misuse",
        PoolClaims.MISUSE,
        "releases arrays twice, arrays of others and null to a checked pool, alone and among right releases");
  }

  @Override
  List<Scenario> scenarios(PoolSubject subject, Trial trial) {
    List<Scenario> scenarios = new ArrayList<>();
    scenarios.add(
        new Scenario("An array that was kept is released again", s -> twice(s, ROOMY, 8)));
    scenarios.add(
        new Scenario("An array that was dropped is released again", s -> twice(s, NO_ROOM, 8)));
    scenarios.add(
        new Scenario(
            "An array beyond the largest class is released twice", s -> twice(s, ROOMY, 40)));
    for (int length : new int[] {8, 9, 32, 40}) {
      scenarios.add(
          new Scenario(
              "A new array of " + length + " is released", s -> foreign(s, s.pool(ROOMY), length)));
    }
    if (subject.contract().clearing()) {
      scenarios.add(
          new Scenario(
              "A new array is released to a pool that also clears",
              s -> foreign(s, s.pool(ROOMY.cleared()), 8)));
    }
    scenarios.add(new Scenario("An array of another pool is released", MisuseCheck::ofAnother));
    scenarios.add(new Scenario("Null is released", MisuseCheck::ofNull));
    for (int walk = 0; walk < WALKS; walk++) {
      long seed = trial.seed() * WALKS + walk;
      scenarios.add(
          new Scenario(
              "Right and wrong releases in turn",
              session -> walk(session, new SplittableRandom(seed))));
    }
    return scenarios;
  }

  private static void twice(Session session, PoolSettings settings, int minLength) {
    JournaledPool pool = session.pool(settings);
    Lent array = pool.take(minLength);
    pool.release(array);
    pool.fill(array, MARK);
    refused(session, pool, array);
    unless(pool.firstOtherThan(array, MARK) < 0, "the refused release changed " + array);
    Lent first = pool.take(minLength);
    Lent second = pool.take(minLength);
    unless(!first.equals(second), "after the refused release " + array + " was lent twice");
    pool.release(first);
    pool.release(second);
  }

  private static void foreign(Session session, JournaledPool pool, int length) {
    Lent array = pool.foreign(length);
    pool.fill(array, MARK);
    refused(session, pool, array);
    unless(pool.firstOtherThan(array, MARK) < 0, "the refused release changed " + array);
    unless(!pool.take(length).equals(array), "after the refused release the pool lent " + array);
  }

  private static void ofAnother(Session session) {
    JournaledPool pool = session.pool(ROOMY);
    JournaledPool other = session.pool(ROOMY);
    Lent others = other.take(8);
    refused(session, pool, pool.from(other, others));
    other.release(others);
  }

  private static void ofNull(Session session) {
    JournaledPool pool = session.pool(ROOMY);
    try {
      pool.releaseNull();
    } catch (RuntimeException refusal) {
      return;
    }
    throw new Deviation("null was accepted");
  }

  private static void walk(Session session, SplittableRandom random) {
    JournaledPool pool = session.pool(PoolSettings.of(200, 8, 32).refusing());
    List<Lent> out = new ArrayList<>();
    Set<Lent> released = new HashSet<>();
    for (int step = 0; step < STEPS; step++) {
      int die = random.nextInt(8);
      if (die == 0) {
        refused(session, pool, pool.foreign(8));
      } else if (die < 3 && !released.isEmpty()) {
        refused(session, pool, released.iterator().next());
      } else if (die < 6 && !out.isEmpty()) {
        Lent array = out.remove(random.nextInt(out.size()));
        pool.release(array);
        released.add(array);
      } else {
        Lent array = pool.take(random.nextInt(40));
        unless(!out.contains(array), array + " was lent twice");
        released.remove(array);
        out.add(array);
      }
    }
  }

  private static void refused(Session session, JournaledPool pool, Lent array) {
    boolean counts = session.subject().capabilities().contains(PoolCapability.RETAINED);
    long before = counts ? pool.retained() : 0;
    try {
      pool.release(array);
    } catch (RuntimeException refusal) {
      String message = refusal.getMessage();
      unless(
          message != null && !message.isBlank(),
          "the release of " + array + " is refused with " + refusal + ", which does not say why");
      long after = counts ? pool.retained() : 0;
      unless(
          before == after,
          "the refused release changed what is retained from " + before + " to " + after);
      return;
    }
    throw new Deviation("the release of " + array + " was accepted");
  }
}
