package dev.touchstone.storms;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Engine;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.storms.Capacities.Capacity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The storm engine: for each subject storms of several mixes, under schedule noise and plain, then
 * stalls.
 */
public final class StormsEngine implements Engine {
  /** As on the command line and in evidence. */
  public static final String NAME = "storms";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String version() {
    String version = StormsEngine.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  @Override
  public List<StormCheck> checks() {
    return List.of(StormCheck.values());
  }

  @Override
  public void run(EngineRun run) throws InterruptedException {
    for (Subject subject : run.subjects()) {
      if (subject instanceof QueueSubject queue) {
        run(run, queue);
      }
    }
  }

  private static void run(EngineRun run, QueueSubject subject) throws InterruptedException {
    List<Capacity> capacities = Capacities.of(subject);
    Docket docket = new Docket(run, subject, bound(capacities));
    if (capacities.isEmpty()) {
      run.problem(subject.name() + " accepts none of the capacities that storms use");
      return;
    }
    WovenSubject woven = WovenSubject.of(subject);
    Budget.Storms budget = run.budget().storms();
    Campaign campaign =
        new Campaign(subject, woven.subject(), capacities, budget.hangMillis(), run.seed(), docket);
    Stalls stalls = stalls(docket, woven, capacities);
    storms(campaign, docket, Phase.of(subject.capabilities(), woven.subject() != null), budget);
    new Closing(docket, woven, subject, budget.operations()).close();
    if (docket.isOpen(QueueClaims.PROGRESS)) {
      docket.decided(progress(stalls, woven));
    }
  }

  private static void storms(
      Campaign campaign, Docket docket, List<Phase> possible, Budget.Storms budget)
      throws InterruptedException {
    List<Phase> phases = possible.stream().filter(phase -> docket.isOpen(phase.mix())).toList();
    long weights = phases.stream().mapToLong(Phase::weight).sum();
    for (int round = 0; round < Phase.ROUNDS; round++) {
      for (Phase phase : phases) {
        long millis = (long) budget.millis() * phase.weight() / weights / Phase.ROUNDS;
        campaign.run(phase, millis, phase.operations(budget.operations()));
      }
    }
  }

  /** Stops threads, before any storm; null where that cannot be done or is not asked for. */
  private static @Nullable Stalls stalls(
      Docket docket, WovenSubject woven, List<Capacity> capacities) throws InterruptedException {
    QueueSubject subject = woven.subject();
    if (subject == null || !docket.isOpen(QueueClaims.PROGRESS)) {
      return null;
    }
    Stalls stalls = new Stalls(subject, capacities);
    Finding violation = stalls.run();
    if (violation != null) {
      docket.decided(violation);
    }
    return stalls;
  }

  /** What stalls amount to that found nothing, after storms in which nothing hung. */
  private static Finding progress(@Nullable Stalls stalls, WovenSubject woven) {
    if (stalls == null) {
      return Finding.notRun(QueueClaims.PROGRESS, woven.reason());
    }
    return stalls.places() == 0
        ? Finding.notRun(
            QueueClaims.PROGRESS,
            "no thread could be stopped inside an operation: its code is not woven, as that of the JDK")
        : Finding.holds(QueueClaims.PROGRESS, stalls.strength(), Replay.Kind.RERUN);
  }

  private static String bound(List<Capacity> capacities) {
    return "up to 9 threads, capacities "
        + capacities.stream().map(c -> String.valueOf(c.asked())).toList();
  }
}
