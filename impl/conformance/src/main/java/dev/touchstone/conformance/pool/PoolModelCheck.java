package dev.touchstone.conformance.pool;

import dev.touchstone.conformance.Trial;
import dev.touchstone.conformance.pool.PoolPlayer.Wrong;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Plays random call sequences of one thread and compares every result with the specification that
 * the contract names; a wrong result is the violation of the claim that forbids it, shown by the
 * shortest sequence that has it.
 *
 * <p>A sequence that another claim's violation cut short says nothing for a claim, so whole ones
 * are counted: with fewer than half of the budget's the claim is inconclusive.
 */
final class PoolModelCheck extends PoolCheck {
  private static final int SHORTEST = 4;
  private static final int ENOUGH_FAILURES = 50;
  private static final List<String> CLAIMS =
      List.of(
          PoolClaims.EXCLUSIVE,
          PoolClaims.LENGTH,
          PoolClaims.CAPACITY,
          PoolClaims.CONSERVE,
          PoolClaims.PROGRESS);

  @Override
  public String id() {
    return "pool-model";
  }

  @Override
  public List<String> claims() {
    return CLAIMS;
  }

  @Override
  public String sentence() {
    return "plays random call sequences of one thread on small pools and compares every result with the specification";
  }

  @Override
  public String hangClaim() {
    return PoolClaims.PROGRESS;
  }

  /** Small pools: no room, room for less than one of each class, for a few, for plenty. */
  static List<PoolSettings> settings(PoolContract contract) {
    List<PoolSettings> settings = new ArrayList<>();
    for (int largest : new int[] {8, 16, 64}) {
      for (int cap : new int[] {0, 15, 16, 40, 100, 400, 10_000}) {
        PoolSettings plain = PoolSettings.of(cap, 8, largest);
        settings.add(plain);
        if (contract.checked()) {
          settings.add(plain.refusing());
        }
        if (contract.clearing()) {
          settings.add(plain.cleared());
        }
      }
    }
    settings.add(PoolSettings.of(64, 1, 4));
    return settings;
  }

  @Override
  void run(PoolSubject subject, Trial trial) {
    new Play(subject, trial).run();
  }

  private static final class Play {
    private final Trial trial;
    private final PoolPlayer player;
    private final List<PoolSettings> settings;
    private final Set<String> violated = new LinkedHashSet<>();
    private int whole;
    private int played;

    Play(PoolSubject subject, Trial trial) {
      this.trial = trial;
      this.player = new PoolPlayer(subject, trial.journal());
      this.settings = settings(subject.contract());
    }

    void run() {
      int planned = trial.budget().conformance().sequences();
      int steps = trial.budget().conformance().steps();
      SplittableRandom random = new SplittableRandom(trial.seed());
      while (played < planned && played - whole <= ENOUGH_FAILURES) {
        int length = SHORTEST + (int) ((long) (steps - SHORTEST) * played / planned);
        PoolSequence sequence =
            PoolSequence.draw(random.split(), settings.get(played % settings.size()), length);
        Wrong wrong = player.play(sequence);
        played++;
        if (wrong == null) {
          whole++;
        } else if (violated.add(wrong.claim())) {
          report(sequence, wrong);
        }
      }
      trial.claims().forEach(claim -> trial.report(verdict(claim, planned)));
    }

    private void report(PoolSequence sequence, Wrong wrong) {
      trial.provisionally(finding(wrong));
      PoolSequence shortest = new PoolShrinker(player::play, wrong.claim()).shrink(sequence);
      Wrong again = player.play(shortest);
      trial.report(finding(again == null ? wrong : again));
    }

    /** A finding of what the player played last. */
    private Finding finding(Wrong wrong) {
      Trace trace =
          Trace.of(
              wrong.what(),
              trial.journal().setting()
                  + ". One thread made them, one after the other; when all were done it took again what the pool had"
                  + " said that it kept. Arrays are numbered as they were first seen. What is wrong: "
                  + wrong.what()
                  + ".",
              List.of("caller"),
              trial.journal().steps(),
              List.of());
      return Finding.violated(
          wrong.claim(), wrong.what(), strength(), trace, Replay.Kind.DETERMINISTIC);
    }

    private Finding verdict(String claim, int planned) {
      if (whole >= (planned + 1) / 2) {
        return Finding.holds(claim, strength(), Replay.Kind.DETERMINISTIC);
      }
      String why =
          "only "
              + whole
              + " of "
              + planned
              + " sequences came to their end; the others were cut short by violations of "
              + String.join(", ", violated);
      return Finding.inconclusive(claim, why, strength(), Replay.Kind.DETERMINISTIC);
    }

    private Strength strength() {
      return new Strength(
          Strength.Kind.SAMPLED,
          whole,
          trial.journal().calls(),
          "one thread, " + settings.size() + " small pools, caps of 0 to 10000 bytes",
          false,
          Map.of());
    }
  }
}
