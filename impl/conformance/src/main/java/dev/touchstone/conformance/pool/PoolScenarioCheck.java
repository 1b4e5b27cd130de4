package dev.touchstone.conformance.pool;

import dev.touchstone.conformance.Journal;
import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A check of one claim by chosen scenarios, each on new pools; the first deviation ends it. */
abstract class PoolScenarioCheck extends PoolCheck {

  /**
   * One scenario.
   *
   * @param setting what is tried, as the beginning of a sentence
   * @param body throws a {@link Deviation} when the pool does what the claim forbids
   */
  record Scenario(String setting, Body body) {}

  /** What a scenario does with new pools. */
  interface Body {
    void run(Session session);
  }

  /** What a scenario works with. */
  record Session(PoolSubject subject, Journal journal) {
    JournaledPool pool(PoolSettings settings) {
      return JournaledPool.create(subject, settings, journal);
    }
  }

  /** Thrown by a scenario when the pool did something that its claim forbids. */
  static final class Deviation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param sentence what was wrong, without a full stop
     */
    Deviation(String sentence) {
      super(sentence);
    }

    static void unless(boolean condition, String sentence) {
      if (!condition) {
        throw new Deviation(sentence);
      }
    }
  }

  private final String id;
  private final String claim;
  private final String sentence;

  PoolScenarioCheck(String id, String claim, String sentence) {
    this.id = id;
    this.claim = claim;
    this.sentence = sentence;
  }

  /** What is tried: at least one scenario. */
  abstract List<Scenario> scenarios(PoolSubject subject, Trial trial);

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final List<String> claims() {
    return List.of(claim);
  }

  @Override
  public final String sentence() {
    return sentence;
  }

  @Override
  public final String hangClaim() {
    return claim;
  }

  @Override
  final void run(PoolSubject subject, Trial trial) {
    List<Scenario> scenarios = scenarios(subject, trial);
    Session session = new Session(subject, trial.journal());
    int done = 0;
    for (Scenario scenario : scenarios) {
      trial.journal().begin(scenario.setting());
      String deviation = play(scenario, session);
      done++;
      if (deviation != null) {
        trial.report(
            Finding.violated(
                claim,
                scenario.setting() + ": " + deviation,
                strength(done, scenarios.size(), trial),
                trace(scenario, deviation, trial),
                Replay.Kind.DETERMINISTIC));
        return;
      }
    }
    trial.report(
        Finding.holds(claim, strength(done, scenarios.size(), trial), Replay.Kind.DETERMINISTIC));
  }

  /** Plays one scenario; what was wrong, or null. */
  private static @Nullable String play(Scenario scenario, Session session) {
    try {
      scenario.body().run(session);
      return null;
    } catch (Deviation deviation) {
      return deviation.getMessage();
    } catch (RuntimeException | Error thrown) {
      if (session.journal().threw(thrown)) {
        return "a call threw " + thrown;
      }
      throw thrown;
    }
  }

  private static Strength strength(int done, int planned, Trial trial) {
    return new Strength(
        Strength.Kind.EXAMPLE,
        done,
        trial.journal().calls(),
        done + " of " + planned + " scenarios, one thread",
        false,
        Map.of());
  }

  private static Trace trace(Scenario scenario, String deviation, Trial trial) {
    return Trace.of(
        deviation,
        scenario.setting()
            + ". One thread made these calls, one after the other, on a new pool. What is wrong: "
            + deviation
            + ".",
        List.of("caller"),
        trial.journal().steps(),
        List.of());
  }
}
