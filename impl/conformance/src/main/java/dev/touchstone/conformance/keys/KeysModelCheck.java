package dev.touchstone.conformance.keys;

import dev.touchstone.conformance.Shrinker;
import dev.touchstone.conformance.Trial;
import dev.touchstone.conformance.keys.KeysPlayer.Wrong;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Plays random calls of one thread and compares with a plain map after each. What is wrong with the
 * indexes shows in other ways too: where KEYS-INDEX is violated, other claims that seem to be are
 * undecided.
 */
final class KeysModelCheck extends KeysCheck {
  private static final int SHORTEST = 4;
  private static final int ENOUGH_FAILURES = 60;
  private static final int[] DESCRIPTORS = {2, 3, 5, 12, 40, 200};
  private static final List<String> CLAIMS =
      List.of(
          KeysClaims.LINEAR,
          KeysClaims.INDEX,
          KeysClaims.INTEREST,
          KeysClaims.CANCEL,
          KeysClaims.READY,
          KeysClaims.COUNT,
          KeysClaims.WAKEUP,
          KeysClaims.PROGRESS);

  @Override
  public String id() {
    return "keys-model";
  }

  @Override
  public List<String> claims() {
    return CLAIMS;
  }

  @Override
  public String sentence() {
    return "plays random calls of one thread, also in the middle of selections, and compares view, selected keys, counts and"
        + " wakeups with a plain map after each";
  }

  @Override
  public String hangClaim() {
    return KeysClaims.PROGRESS;
  }

  @Override
  void run(KeysSubject subject, Trial trial) {
    new Play(subject, trial).run();
  }

  private static final class Play {
    private final Trial trial;
    private final KeysPlayer player;
    private final Map<String, List<KeysCall>> violated = new LinkedHashMap<>();
    private int whole;
    private int played;

    Play(KeysSubject subject, Trial trial) {
      this.trial = trial;
      this.player = new KeysPlayer(subject, trial.journal());
    }

    void run() {
      int planned = trial.budget().conformance().sequences();
      int steps = 4 * trial.budget().conformance().steps();
      SplittableRandom random = new SplittableRandom(trial.seed());
      while (played < planned && played - whole <= ENOUGH_FAILURES) {
        int length = SHORTEST + (int) ((long) (steps - SHORTEST) * played / planned);
        int descriptors = DESCRIPTORS[played % DESCRIPTORS.length];
        List<KeysCall> calls = KeysCall.draw(random.split(), descriptors, length);
        Wrong wrong = player.play(calls);
        played++;
        if (wrong == null) {
          whole++;
        } else {
          violated.putIfAbsent(wrong.claim(), calls);
        }
      }
      if (violated.containsKey(KeysClaims.INDEX)) {
        violated.keySet().retainAll(List.of(KeysClaims.INDEX));
      }
      violated.forEach(this::report);
      trial.claims().forEach(claim -> trial.report(verdict(claim, planned)));
    }

    /** Reports the shortest calls that still violate the claim. */
    private void report(String claim, List<KeysCall> calls) {
      Shrinker<KeysCall> shrinker = new Shrinker<>(shorter -> wrongAt(shorter, claim));
      Wrong wrong = player.play(shrinker.shrink(calls));
      String what = wrong == null ? "it went wrong, and not again" : wrong.what();
      Trace trace =
          Trace.of(
              what,
              trial.journal().setting()
                  + ". One thread made them, one after the other; keys are numbered in the order of their registration,"
                  + " and operations are 1 to read, 4 to write, 8 to connect, 16 to accept. What is wrong: "
                  + what
                  + ".",
              List.of("caller"),
              trial.journal().steps(),
              List.of());
      trial.report(Finding.violated(claim, what, strength(), trace, Replay.Kind.DETERMINISTIC));
    }

    private OptionalInt wrongAt(List<KeysCall> calls, String claim) {
      @Nullable Wrong wrong = player.play(calls);
      return wrong != null && wrong.claim().equals(claim)
          ? OptionalInt.of(wrong.at())
          : OptionalInt.empty();
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
              + String.join(", ", violated.keySet());
      return Finding.inconclusive(claim, why, strength(), Replay.Kind.DETERMINISTIC);
    }

    private Strength strength() {
      return new Strength(
          Strength.Kind.SAMPLED,
          whole,
          trial.journal().calls(),
          "one thread, 2 to 200 descriptors",
          false,
          Map.of());
    }
  }
}
