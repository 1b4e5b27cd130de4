package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that one run of the engine tries on one pool. */
final class PoolStorms {
  /** Of the operations that a phase aims at, the part that must have been judged at least. */
  private static final int LEAST_PART = 10;

  private static final int LEAST_PART_OF_SECRETS = 80;

  private final EngineRun run;
  private final PoolSubject subject;

  PoolStorms(EngineRun run, PoolSubject subject) {
    this.run = run;
    this.subject = subject;
  }

  void run() throws InterruptedException {
    List<PoolCheck> checks = List.of(PoolCheck.values());
    Docket docket = new Docket(run, subject, checks, PoolClaims.PROGRESS, bound());
    WovenSubject<PoolSubject> woven = WovenSubject.of(subject, PoolSubject.class);
    Budget.Storms budget = run.budget().storms();
    Stalls<PoolBench> stalls = stalls(docket, woven);
    PoolCampaign campaign =
        new PoolCampaign(subject, woven.subject(), budget.hangMillis(), run.seed(), docket);
    new Turns<>(docket, campaign)
        .run(campaign.phases(), woven.subject() != null, budget.poolMillis(), budget.operations());
    campaign.completeDrift(budget.poolMillis());
    String caveat = Closing.caveat(docket, woven, subject);
    docket.close(
        PoolCheck.POOL_STORM.claims(),
        List.of(PoolMix.CORE, PoolMix.HANDED),
        budget.operations() / LEAST_PART,
        caveat);
    docket.close(
        PoolCheck.POOL_SECRET_STORM.claims(),
        List.of(PoolMix.SECRET),
        budget.operations() / LEAST_PART_OF_SECRETS,
        caveat);
    if (docket.isOpen(PoolClaims.DRIFT)) {
      docket.decided(drift(docket.strength(List.of(PoolMix.DRIFT)), campaign, caveat));
    }
    Closing.progress(docket, stalls, woven);
  }

  private static Finding drift(Strength strength, PoolCampaign campaign, String caveat) {
    Strength whole = caveat.isEmpty() ? strength : strength.with("not done", caveat);
    int least = Integer.MAX_VALUE;
    for (Retention retention : campaign.retentions()) {
      whole = retention.with(whole);
      least = Math.min(least, retention.storms());
    }
    return least >= Retention.LEAST_STORMS
        ? Finding.holds(PoolClaims.DRIFT, whole, Replay.Kind.RERUN)
        : Finding.inconclusive(
            PoolClaims.DRIFT,
            "only " + least + " storms of a load, " + Retention.LEAST_STORMS + " are the least",
            whole,
            Replay.Kind.RERUN);
  }

  private static @Nullable Stalls<PoolBench> stalls(Docket docket, WovenSubject<PoolSubject> woven)
      throws InterruptedException {
    PoolSubject subject = woven.subject();
    return subject == null ? null : Stalls.run(docket, new PoolStalls(subject));
  }

  private String bound() {
    return "up to 8 threads, "
        + subject.fixed().map(Object::toString).orElse("room for 1 to 12 arrays, 1 or 2 lengths");
  }
}
