package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.storms.Capacities.Capacity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that one run of the engine tries on one queue. */
final class QueueStorms {
  private final EngineRun run;
  private final QueueSubject subject;

  QueueStorms(EngineRun run, QueueSubject subject) {
    this.run = run;
    this.subject = subject;
  }

  void run() throws InterruptedException {
    List<Capacity> capacities = Capacities.of(subject);
    List<StormCheck> checks = List.of(StormCheck.values());
    Docket docket = new Docket(run, subject, checks, QueueClaims.PROGRESS, bound(capacities));
    if (capacities.isEmpty()) {
      run.problem(subject.name() + " accepts none of the capacities that storms use");
      return;
    }
    WovenSubject<QueueSubject> woven = WovenSubject.of(subject, QueueSubject.class);
    Budget.Storms budget = run.budget().storms();
    QueueCampaign campaign =
        new QueueCampaign(
            subject, woven.subject(), capacities, budget.hangMillis(), run.seed(), docket);
    Stalls<QueueUnderTest> stalls = stalls(docket, woven, capacities);
    new Turns<>(docket, campaign)
        .run(
            QueuePhases.of(subject.capabilities()),
            woven.subject() != null,
            budget.millis(),
            budget.operations());
    new Closing(docket, woven, subject, budget.operations()).close();
    Closing.progress(docket, stalls, woven);
  }

  /** Stops threads, before any storm; null where that cannot be done or is not asked for. */
  private static @Nullable Stalls<QueueUnderTest> stalls(
      Docket docket, WovenSubject<QueueSubject> woven, List<Capacity> capacities)
      throws InterruptedException {
    QueueSubject subject = woven.subject();
    return subject == null ? null : Stalls.run(docket, new QueueStalls(subject, capacities));
  }

  private static String bound(List<Capacity> capacities) {
    return "up to 9 threads, capacities "
        + capacities.stream().map(c -> String.valueOf(c.asked())).toList();
  }
}
