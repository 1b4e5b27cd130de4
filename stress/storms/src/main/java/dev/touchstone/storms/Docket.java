package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is to be decided about one subject, and what was found so far. A violation is reported at
 * once, the rest at the end.
 */
final class Docket {
  private static final Replay.Kind REPLAY = Replay.Kind.RERUN;

  private static final class Tally {
    long plainStorms;
    long noisyStorms;
    long operations;
    long fullyJudged;
    long accesses;
    int plainHangs;
    int noisyHangs;
  }

  /** A hang leaves a thread behind that goes on and on. */
  private static final int MOST_PLAIN_HANGS = 2;

  /** Under noise the hook takes the thread out of its operation; a hang costs its time only. */
  private static final int MOST_NOISY_HANGS = 10;

  private final EngineRun run;
  private final QueueSubject subject;
  private final String bound;
  private final Instant startedAt = Instant.now();
  private final Map<String, StormCheck> open = new HashMap<>();
  private final Map<Mix, Tally> tallies = new EnumMap<>(Mix.class);
  private final List<String> undecided = new ArrayList<>();

  /**
   * A docket with every claim that the run selects and that applies.
   *
   * @param bound threads and capacities, in words
   */
  Docket(EngineRun run, QueueSubject subject, String bound) {
    this.run = run;
    this.subject = subject;
    this.bound = bound;
    for (StormCheck check : StormCheck.values()) {
      run.applicable(check, subject).forEach(claim -> open.put(claim, check));
    }
    for (Mix mix : Mix.values()) {
      tallies.put(mix, new Tally());
    }
  }

  private Tally tally(Mix mix) {
    return tallies.computeIfAbsent(mix, m -> new Tally());
  }

  /** Whether a claim is selected and not yet decided. */
  boolean isOpen(String claim) {
    return open.containsKey(claim);
  }

  /** Whether storms of this mix have hung time after time, so that more of them tell nothing. */
  boolean hangsAlways(Mix mix, boolean noisy) {
    Tally tally = tally(mix);
    return noisy ? tally.noisyHangs >= MOST_NOISY_HANGS : tally.plainHangs >= MOST_PLAIN_HANGS;
  }

  /** Whether storms of this mix can still decide something that they are there for. */
  boolean isOpen(Mix mix) {
    return decidedBy(mix).stream().anyMatch(open::containsKey);
  }

  private static Set<String> decidedBy(Mix mix) {
    Set<String> claims = new HashSet<>(Set.of(QueueClaims.PROGRESS));
    claims.addAll(
        switch (mix) {
          case CORE ->
              Set.of(QueueClaims.FIFO, QueueClaims.FULL, QueueClaims.EMPTY, QueueClaims.CAPACITY);
          case SAME_OBJECT -> Set.of(QueueClaims.FIFO);
          case OBSERVED -> Set.of(QueueClaims.PEEK, QueueClaims.SIZE);
          case RELAXED -> Set.of(QueueClaims.RELAXED);
          case BATCH -> Set.of(QueueClaims.BATCH);
        });
    return claims;
  }

  /** How many operations were judged in storms of this mix. */
  long operations(Mix mix) {
    return tally(mix).operations;
  }

  /** How many accesses passed through a hook so far. */
  long accesses() {
    return tallies.values().stream().mapToLong(tally -> tally.accesses).sum();
  }

  /** A storm ended. */
  void stormed(StormPlan plan, Storm.Outcome outcome) {
    Tally tally = tally(plan.mix());
    if (plan.noisy()) {
      tally.noisyStorms++;
    } else {
      tally.plainStorms++;
    }
    tally.accesses += outcome.accesses();
  }

  /** A history was judged. */
  void judged(StormPlan plan, int operations, boolean fully) {
    Tally tally = tally(plan.mix());
    tally.operations += operations;
    tally.fullyJudged += fully ? operations : 0;
  }

  /** A monitor reported something. */
  void breached(StormPlan plan, StormHistory history, Breach breach) {
    if (isOpen(breach.claim())) {
      violated(plan, breach.claim(), breach.sentence(), StormTraces.of(history, breach, plan));
    }
  }

  /** An operation did not return. */
  void hung(StormPlan plan, Hang hang) {
    if (!hang.certain()) {
      undecided.add("a storm made no progress, and its threads got no processor time");
      return;
    }
    if (plan.noisy()) {
      tally(plan.mix()).noisyHangs++;
    } else {
      tally(plan.mix()).plainHangs++;
    }
    undecided.add(hang.sentence());
    if (isOpen(QueueClaims.PROGRESS)) {
      violated(plan, QueueClaims.PROGRESS, hang.sentence(), StormTraces.of(hang, plan));
    }
  }

  /** An operation threw. */
  void threw(StormPlan plan, Throwable thrown, String where) {
    String claim = claimOf(where.substring(where.lastIndexOf(' ') + 1), plan.mix());
    if (isOpen(claim)) {
      violated(
          plan, claim, "the " + where + " threw " + thrown, StormTraces.of(thrown, where, plan));
    }
  }

  private static String claimOf(String operation, Mix mix) {
    return switch (operation) {
      case QueueOperations.PEEK -> mix == Mix.RELAXED ? QueueClaims.RELAXED : QueueClaims.PEEK;
      case QueueOperations.SIZE, QueueOperations.IS_EMPTY -> QueueClaims.SIZE;
      case QueueOperations.DRAIN, QueueOperations.FILL -> QueueClaims.BATCH;
      default -> mix == Mix.RELAXED ? QueueClaims.RELAXED : QueueClaims.FIFO;
    };
  }

  private void violated(StormPlan plan, String claim, String sentence, Trace trace) {
    Tally tally = tally(plan.mix());
    Strength strength =
        strength(List.of(plan.mix()))
            .with("found in", plan.noisy() ? "a storm with schedule noise" : "a plain storm")
            .with("storms until then", tally.plainStorms + tally.noisyStorms);
    violated(Finding.violated(claim, sentence, strength, trace, REPLAY));
  }

  /** Reports a violation, and closes the claim. */
  void violated(Finding finding) {
    StormCheck check = open.remove(finding.claim());
    if (check != null) {
      run.report(subject, check, finding, startedAt);
    }
  }

  /** Reports any other finding, and closes the claim. */
  void decided(Finding finding) {
    violated(finding);
  }

  /** What storms of these mixes amount to. */
  Strength strength(List<Mix> mixes) {
    long plain = 0;
    long noisy = 0;
    long operations = 0;
    long accesses = 0;
    for (Mix mix : mixes) {
      plain += tally(mix).plainStorms;
      noisy += tally(mix).noisyStorms;
      operations += tally(mix).operations;
      accesses += tally(mix).accesses;
    }
    return new Strength(Strength.Kind.SAMPLED, plain + noisy, operations, bound, false, Map.of())
        .with("plain storms", plain)
        .with("storms with schedule noise", noisy)
        .with("accesses under noise", accesses);
  }

  /**
   * Reports what is still open of these claims as holding, if enough was judged.
   *
   * @param least operations that must have been judged in every respect
   * @param caveat what was not done, as a sentence; empty if all was
   */
  void close(List<String> claims, List<Mix> mixes, long least, String caveat) {
    long fully = mixes.stream().mapToLong(mix -> tally(mix).fullyJudged).sum();
    for (String claim : claims) {
      if (!isOpen(claim)) {
        continue;
      }
      Strength strength = strength(mixes);
      if (!caveat.isEmpty()) {
        strength = strength.with("not done", caveat);
      }
      if (fully < least) {
        String reason =
            "only "
                + fully
                + " operations could be judged in every respect, "
                + least
                + " are the least";
        decided(
            Finding.inconclusive(
                claim,
                undecided.isEmpty() ? reason : reason + "; " + undecided.get(0),
                strength,
                REPLAY));
      } else {
        decided(Finding.holds(claim, strength, REPLAY));
      }
    }
  }
}
