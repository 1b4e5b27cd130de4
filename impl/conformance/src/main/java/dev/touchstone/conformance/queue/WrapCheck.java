package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.Trial;
import dev.touchstone.conformance.queue.SequencePlayer.Wrong;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Plays random call sequences on queues whose indexes pass 2^31, 2^32 and 2^63 meanwhile. What goes
 * wrong there and does not with the same calls at index 0 is due to the index; what goes wrong at
 * both is another claim's.
 */
final class WrapCheck extends QueueCheck {
  private static final List<Long> EDGES = List.of(1L << 31, 1L << 32, Long.MIN_VALUE);

  @Override
  public String id() {
    return "index-wrap";
  }

  @Override
  public List<String> claims() {
    return List.of(QueueClaims.WRAP);
  }

  @Override
  public String sentence() {
    return "plays random call sequences on queues whose indexes pass 2^31, 2^32 and 2^63 meanwhile";
  }

  @Override
  public String hangClaim() {
    return QueueClaims.WRAP;
  }

  @Override
  Optional<String> lacking(QueueSubject subject, String claim) {
    return subject.capabilities().contains(Capability.START_INDEX)
        ? Optional.empty()
        : Optional.of("the queue offers no start index");
  }

  @Override
  void run(QueueSubject subject, Trial trial) {
    SequencePlayer player = new SequencePlayer(subject, trial.journal());
    int[] capacities = SequentialModelCheck.usable(subject, trial);
    int planned = Math.max(EDGES.size(), trial.budget().conformance().sequences() / 2);
    SplittableRandom random = new SplittableRandom(trial.seed() ^ 0x3252);
    Map<String, String> operations = OptionalOperation.of(subject);
    Set<String> brokenAnyway = new HashSet<>();
    int whole = 0;
    for (int i = 0; i < planned && capacities.length > 0; i++) {
      Set<String> used = OptionalOperation.without(operations, brokenAnyway);
      CallSequence atEdge =
          sequence(trial, new SequenceGenerator(random.split(), used), capacities, i);
      if (player.play(atEdge) == null) {
        whole++;
        continue;
      }
      Wrong atZero = player.play(atEdge.startingAt(0));
      if (atZero == null) {
        report(player, trial, atEdge, strength(whole, planned, trial, capacities));
        return;
      }
      brokenAnyway.add(atZero.claim());
    }
    Strength strength = strength(whole, planned, trial, capacities);
    trial.report(
        whole >= (planned + 1) / 2
            ? Finding.holds(QueueClaims.WRAP, strength, Replay.Kind.DETERMINISTIC)
            : Finding.inconclusive(
                QueueClaims.WRAP,
                "only "
                    + whole
                    + " of "
                    + planned
                    + " sequences came to their end; the others go wrong at index 0 too",
                strength,
                Replay.Kind.DETERMINISTIC));
  }

  private static CallSequence sequence(
      Trial trial, SequenceGenerator generator, int[] capacities, int number) {
    int capacity = capacities[number % capacities.length];
    int length = Math.max(4 * capacity, trial.budget().conformance().steps() / 2);
    long edge = EDGES.get(number % EDGES.size());
    long start = edge - 1 - number / EDGES.size() % (2 * capacity);
    return CallSequence.of(capacity, generator.calls(length, capacity)).startingAt(start);
  }

  /**
   * What goes wrong at the sequence's start index and not with the same calls at index 0; null if
   * nothing.
   */
  private static @Nullable Wrong atEdgeOnly(SequencePlayer player, CallSequence atEdge) {
    if (player.play(atEdge.startingAt(0)) != null) {
      return null;
    }
    Wrong wrong = player.play(atEdge);
    return wrong == null ? null : new Wrong(wrong.at(), QueueClaims.WRAP, wrong.what());
  }

  private static void report(
      SequencePlayer player, Trial trial, CallSequence wrong, Strength strength) {
    int[] sameCapacity = {};
    CallSequence shortest =
        new SequenceShrinker(s -> atEdgeOnly(player, s), QueueClaims.WRAP, sameCapacity)
            .shrink(wrong);
    Wrong last = atEdgeOnly(player, shortest);
    String what = last == null ? "the results differ from those at index 0" : last.what();
    trial.report(
        Finding.violated(
            QueueClaims.WRAP,
            what + "; the same calls on a queue that starts at index 0 give right results",
            strength,
            Trace.of(
                what,
                shortest.setting()
                    + ". One thread made them, one after the other. What is wrong: "
                    + what
                    + ". On a queue that starts at index 0 the same calls give right results.",
                List.of("caller"),
                trial.journal().steps(),
                List.of()),
            Replay.Kind.DETERMINISTIC));
  }

  private static Strength strength(int whole, int planned, Trial trial, int[] capacities) {
    return new Strength(
        Strength.Kind.SAMPLED,
        whole,
        trial.journal().calls(),
        "one thread, start indexes just below 2^31, 2^32 and 2^63, "
            + planned
            + " sequences, capacities "
            + Arrays.toString(capacities),
        false,
        Map.of());
  }
}
