package dev.touchstone.storms;

import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import dev.touchstone.storms.Capacities.Capacity;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Stops a thread at each access of each operation in turn, on queues that are empty, hold one
 * element, or are full, and lets another thread try every operation that its role allows.
 */
final class Stalls {
  private static final int MOST_ACCESSES = 120;
  private static final int CAPACITIES = 2;
  private static final int MANY = 3;

  private final QueueSubject subject;
  private final QueueContract contract;
  private final List<Capacity> capacities;
  private final Set<String> places = new TreeSet<>();
  private final StallTally tally = new StallTally();
  private int trials;
  private @Nullable Finding violation;

  /** Stalls of a woven subject. */
  Stalls(QueueSubject woven, List<Capacity> capacities) {
    this.subject = woven;
    this.contract = woven.contract();
    this.capacities = capacities.subList(0, Math.min(CAPACITIES, capacities.size()));
  }

  /** How many different accesses a thread was stopped at. */
  int places() {
    return places.size();
  }

  /** Tries everything, or until an operation broke its promise. */
  @Nullable Finding run() throws InterruptedException {
    for (Capacity capacity : capacities) {
      for (int held : fillings(capacity)) {
        for (StallAction victim : StallAction.of(subject.capabilities())) {
          stopEverywhere(capacity, held, victim);
          if (violation != null) {
            return violation;
          }
        }
      }
    }
    return null;
  }

  private static Set<Integer> fillings(Capacity capacity) {
    return new TreeSet<>(List.of(0, 1, Math.min(capacity.holds(), MANY)));
  }

  private void stopEverywhere(Capacity capacity, int held, StallAction victim)
      throws InterruptedException {
    for (List<StallAction> others : others(victim)) {
      boolean stopped = true;
      for (int access = 1; stopped && access <= MOST_ACCESSES && violation == null; access++) {
        StallTrial trial = new StallTrial(queue(capacity, held), victim, access, others);
        stopped = trial.run();
        judge(trial, victim, capacity, held);
      }
    }
  }

  /** A queue that was used before, so that its indexes do not stand at the start. */
  private QueueUnderTest queue(Capacity capacity, int held) {
    QueueUnderTest queue = subject.create(capacity.asked());
    queue.offer(new Element(0));
    queue.poll();
    for (int i = 0; i < held; i++) {
      queue.offer(new Element(i));
    }
    return queue;
  }

  /** What another thread may do meanwhile, producing first and consuming first. */
  private List<List<StallAction>> others(StallAction victim) {
    boolean mayProduce = !victim.isProducers() || contract.producers() == Multiplicity.MANY;
    boolean mayConsume = victim.isProducers() || contract.consumers() == Multiplicity.MANY;
    List<StallAction> producing = new ArrayList<>();
    List<StallAction> consuming = new ArrayList<>();
    for (StallAction action : StallAction.of(subject.capabilities())) {
      if (action.isProducers() ? mayProduce : mayConsume) {
        List<StallAction> side = action.isProducers() ? producing : consuming;
        side.addAll(Collections.nCopies(2, action));
      }
    }
    if (producing.isEmpty() || consuming.isEmpty()) {
      producing.addAll(consuming);
      return producing.isEmpty() ? List.of() : List.of(producing);
    }
    return List.of(joined(producing, consuming), joined(consuming, producing));
  }

  private static List<StallAction> joined(List<StallAction> first, List<StallAction> second) {
    List<StallAction> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  private void judge(StallTrial trial, StallAction victim, Capacity capacity, int held) {
    AccessSite at = trial.stoppedAt();
    String state = "capacity " + capacity.asked() + ", " + held + " elements";
    if (at != null) {
      trials++;
      places.add(at.toString());
      for (StallTrial.Probe probe : trial.probes()) {
        tally.tried(probe.action(), probe.action().promise(contract), victim, at, probe.waited());
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
      StallTrial trial, StallAction victim, AccessSite at, StallTrial.Probe probe, String state) {
    if (!probe.action().promise(contract).mayWait() && violation == null) {
      violation =
          violated(
              probe.action().operation()
                  + " waited for a thread that was stopped in "
                  + victim.operation()
                  + ", though it promises to be "
                  + probe
                      .action()
                      .promise(contract)
                      .name()
                      .toLowerCase(Locale.ROOT)
                      .replace('_', '-'),
              trace(trial, victim, at, probe, state));
    }
  }

  private Finding violated(String sentence, Trace trace) {
    return Finding.violated(QueueClaims.PROGRESS, sentence, strength(), trace, Replay.Kind.RERUN);
  }

  private static Trace trace(
      StallTrial trial,
      StallAction victim,
      @Nullable AccessSite at,
      StallTrial.@Nullable Probe probe,
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
            "one thread stopped, one other running, capacities "
                + capacities.stream().map(c -> String.valueOf(c.asked())).toList(),
            false,
            Map.of("accesses at which a thread was stopped", String.valueOf(places.size())));
    for (Map.Entry<String, String> line : tally.words().entrySet()) {
      strength = strength.with(line.getKey(), line.getValue());
    }
    return strength;
  }
}
