package dev.touchstone.storms;

import dev.touchstone.contracts.Progress;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Stops a thread at each access of each operation in turn, and lets another thread try every
 * operation that its role allows.
 *
 * @param <T> what operations are done to
 */
final class Stalls<T> {
  private static final int MOST_ACCESSES = 120;

  private final Stallable<T> stallable;
  private final Set<String> places = new TreeSet<>();
  private final StallTally tally = new StallTally();
  private int trials;
  private @Nullable Finding violation;

  Stalls(Stallable<T> stallable) {
    this.stallable = stallable;
  }

  /**
   * Stops threads, before any storm.
   *
   * @return null where that is not asked for
   */
  static <T> @Nullable Stalls<T> run(Docket docket, Stallable<T> stallable)
      throws InterruptedException {
    if (!docket.isOpen(stallable.claim())) {
      return null;
    }
    Stalls<T> stalls = new Stalls<>(stallable);
    Finding found = stalls.run();
    if (found != null) {
      docket.decided(found);
    }
    return stalls;
  }

  /** How many different accesses a thread was stopped at. */
  int places() {
    return places.size();
  }

  /** Tries everything, or until an operation broke its promise. */
  @Nullable Finding run() throws InterruptedException {
    for (Stallable.Start<T> start : stallable.starts()) {
      for (StallAction<T> victim : stallable.victims()) {
        stopEverywhere(start, victim);
        if (violation != null) {
          return violation;
        }
      }
    }
    return null;
  }

  private void stopEverywhere(Stallable.Start<T> start, StallAction<T> victim)
      throws InterruptedException {
    for (List<StallAction<T>> others : stallable.others(victim)) {
      boolean stopped = true;
      for (int access = 1; stopped && access <= MOST_ACCESSES && violation == null; access++) {
        StallTrial<T> trial = new StallTrial<>(start.instances().get(), victim, access, others);
        stopped = trial.run();
        judge(trial, victim, start.words());
      }
    }
  }

  private void judge(StallTrial<T> trial, StallAction<T> victim, String state) {
    AccessSite at = trial.stoppedAt();
    if (at != null) {
      trials++;
      places.add(at.toString());
      for (StallTrial.Probe<T> probe : trial.probes()) {
        tally.tried(probe.action(), stallable.promise(probe.action()), victim, at, probe.waited());
        if (probe.waited()) {
          waited(trial, victim, at, probe, state);
        }
      }
    }
    if (trial.stuck() != null && violation == null) {
      violation =
          violated(
              trial.stuck() + " did not return although no thread was stopped any more",
              trace(trial, victim, at, null, state));
    }
  }

  private void waited(
      StallTrial<T> trial,
      StallAction<T> victim,
      AccessSite at,
      StallTrial.Probe<T> probe,
      String state) {
    Progress promise = stallable.promise(probe.action());
    if (!promise.mayWait() && violation == null) {
      violation =
          violated(
              probe.action().operation()
                  + " waited for a thread that was stopped in "
                  + victim.operation()
                  + ", though it promises to be "
                  + promise.name().toLowerCase(Locale.ROOT).replace('_', '-'),
              trace(trial, victim, at, probe, state));
    }
  }

  private Finding violated(String sentence, Trace trace) {
    return Finding.violated(stallable.claim(), sentence, strength(), trace, Replay.Kind.RERUN);
  }

  private Trace trace(
      StallTrial<T> trial,
      StallAction<T> victim,
      @Nullable AccessSite at,
      StallTrial.@Nullable Probe<T> probe,
      String state) {
    List<Trace.Step> steps = new ArrayList<>();
    String stopped = victim.operation() + "()";
    steps.add(Trace.Step.call(0, stopped).noted(state));
    List<AccessSite> before = trial.before();
    for (AccessSite site : before.subList(0, Math.min(before.size(), 40))) {
      boolean here = site.equals(at);
      steps.add(SiteSteps.of(0, stopped, site, here ? "stopped before this" : ""));
      if (here) {
        break;
      }
    }
    if (probe != null) {
      String other = probe.action().operation() + "()";
      steps.add(Trace.Step.call(1, other));
      List<AccessSite> sites = probe.sites();
      for (AccessSite site : sites.subList(0, Math.min(sites.size(), 12))) {
        steps.add(SiteSteps.of(1, other, site, ""));
      }
      steps.add(
          Trace.Step.returned(1, other, "").noted("only after the stopped thread was let go"));
    }
    String where = at == null ? "" : " The thread was stopped before: " + at + ".";
    return Trace.of(
        "One thread stopped in " + victim.operation(),
        "One thread was stopped in the middle of "
            + victim.operation()
            + " ("
            + state
            + ")."
            + where
            + (probe == null
                ? " It, or another, did not return even when it could go on."
                : " Meanwhile another thread called "
                    + probe.action().operation()
                    + ", which went round and round or parked, and returned only when the first could go on."),
        List.of("stopped thread", "other thread"),
        steps,
        List.of());
  }

  /** What was tried, and in words who waits for whom. */
  Strength strength() {
    Strength strength =
        new Strength(
            Strength.Kind.BOUNDED,
            trials,
            tally.tries(),
            "one thread stopped, one other running, " + stallable.bound(),
            false,
            Map.of("accesses at which a thread was stopped", String.valueOf(places.size())));
    for (Map.Entry<String, String> line : tally.words().entrySet()) {
      strength = strength.with(line.getKey(), line.getValue());
    }
    return strength;
  }
}
