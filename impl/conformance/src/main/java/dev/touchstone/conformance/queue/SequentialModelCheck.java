package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.Trial;
import dev.touchstone.conformance.queue.SequencePlayer.Wrong;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Plays random call sequences of one thread and compares every result with the specification; a
 * wrong result is the violation of the claim that forbids it, shown by the shortest sequence that
 * has it.
 *
 * <p>A sequence that another claim's violation cut short says nothing for a claim, so whole ones
 * are counted: with fewer than half of the budget's the claim is inconclusive. Once an optional
 * operation was seen to go wrong it is left out, so that one defect does not hide everything else.
 */
final class SequentialModelCheck extends QueueCheck {
  private static final int[] CAPACITIES = {1, 2, 3, 4, 8, 16, 32};
  private static final int SHORTEST = 4;
  private static final List<String> CLAIMS =
      List.of(
          QueueClaims.FIFO,
          QueueClaims.FULL,
          QueueClaims.EMPTY,
          QueueClaims.PEEK,
          QueueClaims.SIZE,
          QueueClaims.RELAXED,
          QueueClaims.BATCH,
          QueueClaims.PROGRESS,
          QueueClaims.CAPACITY);

  @Override
  public String id() {
    return "sequential-model";
  }

  @Override
  public List<String> claims() {
    return CLAIMS;
  }

  @Override
  public String sentence() {
    return "plays random call sequences of one thread on small capacities and compares every result with the specification";
  }

  @Override
  public String hangClaim() {
    return QueueClaims.PROGRESS;
  }

  @Override
  Optional<String> lacking(QueueSubject subject, String claim) {
    return OptionalOperation.optional(claim) && !OptionalOperation.of(subject).containsValue(claim)
        ? Optional.of("the queue has no such operation")
        : Optional.empty();
  }

  @Override
  void run(QueueSubject subject, Trial trial) {
    new Play(subject, trial).run();
  }

  /** The capacities of that list that the subject's constructor accepts. */
  static int[] usable(QueueSubject subject, Trial trial) {
    return Arrays.stream(CAPACITIES)
        .filter(capacity -> capacity >= subject.contract().minimumCapacity())
        .filter(
            capacity -> {
              try {
                JournaledQueue.create(subject, capacity, trial.journal());
                return true;
              } catch (RuntimeException refused) {
                return false;
              }
            })
        .toArray();
  }

  private static final class Play {
    private final Trial trial;
    private final SequencePlayer player;
    private final Map<String, String> operations;
    private final int[] capacities;
    private final Set<String> violated = new LinkedHashSet<>();
    private int whole;
    private int played;

    Play(QueueSubject subject, Trial trial) {
      this.trial = trial;
      this.player = new SequencePlayer(subject, trial.journal());
      this.operations = OptionalOperation.of(subject);
      this.capacities = usable(subject, trial);
    }

    void run() {
      int planned = trial.budget().conformance().sequences();
      SplittableRandom random = new SplittableRandom(trial.seed());
      while (capacities.length > 0 && played < planned && !hopeless()) {
        CallSequence sequence = sequence(random.split(), played, planned);
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

    /**
     * A claim on offer and poll themselves is violated: every longer sequence would be cut short.
     */
    private boolean hopeless() {
      return played - whole > 50 && violated.stream().anyMatch(c -> !OptionalOperation.optional(c));
    }

    private CallSequence sequence(SplittableRandom random, int number, int planned) {
      int capacity = capacities[number % capacities.length];
      int steps = trial.budget().conformance().steps();
      int length = SHORTEST + (int) ((long) (steps - SHORTEST) * number / planned);
      int scaled = length * Math.max(1, capacity / 8);
      Set<String> used = OptionalOperation.without(operations, violated);
      return CallSequence.of(capacity, new SequenceGenerator(random, used).calls(scaled, capacity));
    }

    private void report(CallSequence sequence, Wrong wrong) {
      trial.provisionally(finding(wrong));
      SequenceShrinker shrinker = new SequenceShrinker(player::play, wrong.claim(), capacities);
      CallSequence shortest = shrinker.shrink(sequence);
      Wrong again = player.play(shortest);
      trial.report(finding(again == null ? wrong : again));
    }

    /** A finding of what the player played last. */
    private Finding finding(Wrong wrong) {
      String setting = trial.journal().setting();
      Trace trace =
          Trace.of(
              wrong.what(),
              setting
                  + ". One thread made them, one after the other; each element that is put in is the next number. "
                  + "What is wrong: "
                  + wrong.what()
                  + ".",
              List.of("caller"),
              trial.journal().steps(),
              List.of());
      return Finding.violated(
          wrong.claim(), wrong.what(), strength(), trace, Replay.Kind.DETERMINISTIC);
    }

    private Finding verdict(String claim, int planned) {
      int least = (planned + 1) / 2;
      if (whole >= least) {
        return Finding.holds(claim, strength(), Replay.Kind.DETERMINISTIC);
      }
      String why =
          capacities.length == 0
              ? "no small capacity was accepted"
              : "only "
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
              "one thread, capacities " + Arrays.toString(capacities),
              false,
              Map.of())
          .with(
              "operations",
              "offer, poll"
                  + operations.keySet().stream().map(o -> ", " + o).reduce("", String::concat));
    }
  }
}
