package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A check of one claim by chosen scenarios, each on new queues; the first deviation ends it. */
abstract class ScenarioCheck extends QueueCheck {
  private static final Scenario SOUND =
      new Scenario("A queue is filled and emptied twice", ScenarioCheck::fillAndEmptyTwice);

  private final String id;
  private final String claim;
  private final String sentence;

  ScenarioCheck(String id, String claim, String sentence) {
    this.id = id;
    this.claim = claim;
    this.sentence = sentence;
  }

  /** What is tried on the subject: at least one scenario. */
  abstract List<Scenario> scenarios(QueueSubject subject, Trial trial);

  /** Whether a queue whose offer and poll go wrong by themselves says nothing for the claim. */
  boolean needsSoundQueue() {
    return true;
  }

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
  final void run(QueueSubject subject, Trial trial) {
    List<Scenario> scenarios = scenarios(subject, trial);
    Session session = new Session(subject, trial.journal());
    if (needsSoundQueue()) {
      trial.journal().begin(SOUND.setting());
      String unsound = play(SOUND, session);
      if (unsound != null) {
        trial.report(
            Finding.inconclusive(
                claim,
                "offer and poll go wrong by themselves: " + unsound,
                strength(0, scenarios.size(), trial),
                Replay.Kind.DETERMINISTIC));
        return;
      }
    }
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
    String leftOut = leftOut(subject, trial);
    Strength strength = strength(done, scenarios.size(), trial);
    if (!leftOut.isEmpty()) {
      strength = strength.with("left out", leftOut);
    }
    trial.report(
        done == 0
            ? Finding.inconclusive(
                claim, "there was nothing to try", strength, Replay.Kind.DETERMINISTIC)
            : Finding.holds(claim, strength, Replay.Kind.DETERMINISTIC));
  }

  /** A scenario that this budget asks for and this JVM cannot run, with the reason; or nothing. */
  String leftOut(QueueSubject subject, Trial trial) {
    return "";
  }

  private static void fillAndEmptyTwice(Session session) {
    int asked = Math.max(4, session.subject().contract().minimumCapacity());
    int capacity = Math.min(64, Session.capacityOf(session.subject(), asked, session.journal()));
    JournaledQueue queue = session.queue(asked);
    for (int lap = 0; lap < 2; lap++) {
      List<Object> in = queue.offerUntilRefused(1 + lap * capacity, capacity);
      Deviation.unless(
          in.size() == capacity, "it accepted " + in + ", and should hold " + capacity);
      List<Object> out = queue.pollUntilEmpty(capacity + 1);
      Deviation.unless(out.equals(in), "filled with " + in + ", it gave back " + out);
    }
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

  private Trace trace(Scenario scenario, String deviation, Trial trial) {
    return Trace.of(
        deviation,
        scenario.setting()
            + ". One thread made these calls, one after the other, on a new queue. What is wrong: "
            + deviation
            + ".",
        List.of("caller"),
        trial.journal().steps(),
        List.of());
  }
}
