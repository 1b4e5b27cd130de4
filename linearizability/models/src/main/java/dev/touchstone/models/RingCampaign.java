package dev.touchstone.models;

import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.RingScenarios;
import dev.touchstone.models.scenario.Scenario;
import java.time.Instant;
import java.util.List;

/** All that one run of the engine tries on one ring buffer. */
final class RingCampaign implements Campaign {
  private final EngineRun run;
  private final RingSubject subject;

  RingCampaign(EngineRun run, RingSubject subject) {
    this.run = run;
    this.subject = subject;
  }

  @Override
  public void modelCheck() {
    Deadline deadline = new Deadline(run.budget().engineLimit().multipliedBy(2).dividedBy(3));
    run(RingCheck.RING_EVENTS, Trial.Mode.MODEL_CHECKING, deadline);
  }

  @Override
  public void stress() {
    Deadline deadline = new Deadline(run.budget().engineLimit().dividedBy(6));
    run(RingCheck.RING_STRESS, Trial.Mode.STRESS, deadline);
  }

  private void run(RingCheck check, Trial.Mode mode, Deadline deadline) {
    List<String> claims = run.applicable(check, subject);
    if (claims.isEmpty()) {
      return;
    }
    Instant started = Instant.now();
    Budget.Lincheck budget = run.budget().lincheck();
    int invocations = mode == Trial.Mode.STRESS ? budget.stressInvocations() : budget.invocations();
    List<Scenario> scenarios =
        Scenario.chosen(scenarios(subject, run.seed()).scenarios(budget.scenarios()), run.recipe());
    RingSearch search = new RingSearch(subject, mode, invocations, scenarios.size());
    search.run(scenarios, claims, deadline);
    for (Finding finding : search.findings(claims)) {
      run.report(subject, check, finding, started);
    }
  }

  static RingScenarios scenarios(RingSubject subject, long seed) {
    return new RingScenarios(subject.contract().consumers() == Multiplicity.MANY, seed);
  }
}
