package dev.touchstone.conformance.ring;

import dev.touchstone.conformance.ConformanceCheck;
import dev.touchstone.conformance.Trial;
import dev.touchstone.conformance.ring.LeasePlayer.Wrong;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.ring.RingClaims;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Plays random calls of one thread and compares every answer with the specification: first on one
 * lease, then on leases of users who come and go. What is wrong only among several users is about
 * the release, whatever it looks like.
 */
final class RingModelCheck implements ConformanceCheck {
  private static final int[] CAPACITIES = {1, 2, 3, 4, 8};
  private static final int SHORTEST = 4;
  private static final List<String> CLAIMS =
      List.of(RingClaims.BACKPRESSURE, RingClaims.TERMINAL, RingClaims.RELEASE);

  @Override
  public String id() {
    return "ring-model";
  }

  @Override
  public List<String> claims() {
    return CLAIMS;
  }

  @Override
  public String sentence() {
    return "plays random calls of one thread on buffers from one pool, after their release too, and compares every answer"
        + " with the specification";
  }

  @Override
  public Optional<String> notApplicable(Subject subject, String claim) {
    return subject instanceof RingSubject ? Optional.empty() : Optional.of("not a ring buffer");
  }

  @Override
  public String hangClaim() {
    return RingClaims.BACKPRESSURE;
  }

  @Override
  public void run(Subject subject, Trial trial) {
    new Play(new LeasePlayer((RingSubject) subject, trial.journal()), trial).run();
  }

  private static final class Play {
    private final LeasePlayer player;
    private final Trial trial;
    private final Set<String> violated = new LinkedHashSet<>();
    private int wholeOfOne;
    private int wholeOfMany;

    Play(LeasePlayer player, Trial trial) {
      this.player = player;
      this.trial = trial;
    }

    void run() {
      int planned = Math.max(2, trial.budget().conformance().sequences() / 2);
      SplittableRandom random = new SplittableRandom(trial.seed());
      for (int i = 0; i < planned; i++) {
        int capacity = CAPACITIES[i % CAPACITIES.length];
        LeaseCalls calls = LeaseCalls.ofOneUser(random.split(), capacity, length(i, planned));
        Wrong wrong = player.play(calls);
        wholeOfOne += wrong == null ? 1 : 0;
        if (wrong != null && violated.add(wrong.claim())) {
          report(wrong.claim(), calls);
        }
      }
      for (int i = 0; i < planned && violated.isEmpty(); i++) {
        int capacity = CAPACITIES[i % CAPACITIES.length];
        LeaseCalls calls = LeaseCalls.ofManyUsers(random.split(), capacity, length(i, planned));
        if (player.play(calls) == null) {
          wholeOfMany++;
        } else if (violated.add(RingClaims.RELEASE)) {
          report(RingClaims.RELEASE, calls);
        }
      }
      CLAIMS.forEach(claim -> trial.report(verdict(claim, planned)));
    }

    private int length(int number, int planned) {
      int steps = trial.budget().conformance().steps();
      return SHORTEST + (int) ((long) (steps - SHORTEST) * number / planned);
    }

    /** Reports the shortest calls that still go wrong. */
    private void report(String claim, LeaseCalls calls) {
      LeaseCalls shortest = shrink(calls);
      Wrong wrong = player.play(shortest);
      String what = wrong == null ? "it went wrong, and not again" : wrong.what();
      Trace trace =
          Trace.of(
              what,
              trial.journal().setting()
                  + ". One thread made them, one after the other; each item that is put in is the next number. What is"
                  + " wrong: "
                  + what
                  + ".",
              List.of("caller"),
              trial.journal().steps(),
              List.of());
      trial.report(Finding.violated(claim, what, strength(), trace, Replay.Kind.DETERMINISTIC));
    }

    /** Leaves out calls, one at a time and the last ones first, as long as it still goes wrong. */
    private LeaseCalls shrink(LeaseCalls calls) {
      @Nullable Wrong original = player.play(calls);
      LeaseCalls shortest = calls;
      for (boolean shorter = true; shorter; ) {
        shorter = false;
        for (int i = shortest.calls().size() - 1; i >= 0; i--) {
          List<LeaseCalls.Call> fewer = new ArrayList<>(shortest.calls());
          fewer.remove(i);
          Wrong wrong = player.play(shortest.with(fewer));
          if (wrong != null && original != null && wrong.claim().equals(original.claim())) {
            shortest = shortest.with(fewer);
            shorter = true;
          }
        }
      }
      return shortest;
    }

    private Finding verdict(String claim, int planned) {
      int whole = claim.equals(RingClaims.RELEASE) ? Math.min(wholeOfOne, wholeOfMany) : wholeOfOne;
      return 2 * whole >= planned
          ? Finding.holds(claim, strength(), Replay.Kind.DETERMINISTIC)
          : Finding.inconclusive(
              claim,
              "only "
                  + whole
                  + " of "
                  + planned
                  + " sequences came to their end; the others were cut short by violations of "
                  + String.join(", ", violated),
              strength(),
              Replay.Kind.DETERMINISTIC);
    }

    private Strength strength() {
      return new Strength(
          Strength.Kind.SAMPLED,
          wholeOfOne + wholeOfMany,
          trial.journal().calls(),
          "one thread, capacities " + Arrays.toString(CAPACITIES) + ", up to as many users as come",
          false,
          Map.of(
              "sequences of one user",
              String.valueOf(wholeOfOne),
              "of several users",
              String.valueOf(wholeOfMany)));
    }
  }
}
