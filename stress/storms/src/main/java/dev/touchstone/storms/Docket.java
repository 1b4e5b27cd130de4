package dev.touchstone.storms;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Check;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
  private final Subject subject;
  private final String progress;
  private final String bound;
  private final Instant startedAt = Instant.now();
  private final Map<String, Check> open = new HashMap<>();
  private final Map<Kind, Tally> tallies = new HashMap<>();
  private final List<String> undecided = new ArrayList<>();

  /**
   * A docket with every claim that the run selects and that applies.
   *
   * @param checks of the subject's family
   * @param progress the claim that an operation which does not return breaks
   * @param bound threads and capacities, in words
   */
  Docket(
      EngineRun run, Subject subject, List<? extends Check> checks, String progress, String bound) {
    this.run = run;
    this.subject = subject;
    this.progress = progress;
    this.bound = bound;
    for (Check check : checks) {
      run.applicable(check, subject).forEach(claim -> open.put(claim, check));
    }
  }

  private Tally tally(Kind mix) {
    return tallies.computeIfAbsent(mix, m -> new Tally());
  }

  /** Whether a claim is selected and not yet decided. */
  boolean isOpen(String claim) {
    return open.containsKey(claim);
  }

  /** The claim that an operation which does not return breaks. */
  String progress() {
    return progress;
  }

  /** Whether it is still asked whether operations return. */
  boolean asksForProgress() {
    return isOpen(progress);
  }

  /** Whether storms of this mix have hung time after time, so that more of them tell nothing. */
  boolean hangsAlways(Kind mix, boolean noisy) {
    Tally tally = tally(mix);
    return noisy ? tally.noisyHangs >= MOST_NOISY_HANGS : tally.plainHangs >= MOST_PLAIN_HANGS;
  }

  /** Whether storms of this mix can still decide something that they are there for. */
  boolean isOpen(Kind mix) {
    return asksForProgress() || mix.decides().stream().anyMatch(open::containsKey);
  }

  /** How many operations were judged in storms of this mix. */
  long operations(Kind mix) {
    return tally(mix).operations;
  }

  /** How many accesses passed through a hook so far. */
  long accesses() {
    return tallies.values().stream().mapToLong(tally -> tally.accesses).sum();
  }

  /**
   * A storm ended.
   *
   * @param accesses hooked accesses of all threads; 0 without noise
   */
  void stormed(Plan plan, long accesses) {
    Tally tally = tally(plan.mix());
    if (plan.noisy()) {
      tally.noisyStorms++;
    } else {
      tally.plainStorms++;
    }
    tally.accesses += accesses;
  }

  /** A history was judged. */
  void judged(Plan plan, int operations, boolean fully) {
    Tally tally = tally(plan.mix());
    tally.operations += operations;
    tally.fullyJudged += fully ? operations : 0;
  }

  /** An operation did not return. */
  void hung(Plan plan, Hang hang) {
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
    if (asksForProgress()) {
      violated(plan, progress, hang.sentence(), StormTraces.of(hang, plan));
    }
  }

  /**
   * An operation threw.
   *
   * @param where the thread and the operation
   * @param claim whose fault that is
   */
  void threw(Plan plan, Throwable thrown, String where, String claim) {
    if (isOpen(claim)) {
      violated(
          plan, claim, "the " + where + " threw " + thrown, StormTraces.of(thrown, where, plan));
    }
  }

  /** A storm showed something that a claim forbids; the claim must be open. */
  void violated(Plan plan, String claim, String sentence, Trace trace) {
    Tally tally = tally(plan.mix());
    Strength strength =
        strength(List.of(plan.mix()))
            .with("found in", plan.noisy() ? "a storm with schedule noise" : "a plain storm")
            .with("storms until then", tally.plainStorms + tally.noisyStorms);
    decided(Finding.violated(claim, sentence, strength, trace, REPLAY));
  }

  /** Reports a finding, and closes its claim. */
  void decided(Finding finding) {
    Check check = open.remove(finding.claim());
    if (check != null) {
      run.report(subject, check, finding, startedAt);
    }
  }

  /** What storms of these mixes amount to. */
  Strength strength(List<? extends Kind> mixes) {
    long plain = 0;
    long noisy = 0;
    long operations = 0;
    long accesses = 0;
    for (Kind mix : mixes) {
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
  void close(List<String> claims, List<? extends Kind> mixes, long least, String caveat) {
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
