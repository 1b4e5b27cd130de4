package dev.touchstone.models;

import dev.touchstone.contracts.Progress;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysSignal;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.KeysScenarios;
import dev.touchstone.models.scenario.Scenario;
import java.time.Instant;
import java.util.List;

/** All that one run of the engine tries on one key set. */
final class KeysCampaign implements Campaign {
  private final EngineRun run;
  private final KeysSubject subject;

  KeysCampaign(EngineRun run, KeysSubject subject) {
    this.run = run;
    this.subject = subject;
  }

  @Override
  public void modelCheck() {
    Deadline deadline = new Deadline(run.budget().engineLimit().multipliedBy(2).dividedBy(3));
    order(KeysCheck.KEYS_ORDER, Trial.Mode.MODEL_CHECKING, deadline);
    progress(deadline);
  }

  @Override
  public void stress() {
    Deadline deadline = new Deadline(run.budget().engineLimit().dividedBy(6));
    order(KeysCheck.KEYS_STRESS, Trial.Mode.STRESS, deadline);
  }

  private void order(KeysCheck check, Trial.Mode mode, Deadline deadline) {
    List<String> claims = run.applicable(check, subject);
    if (claims.isEmpty()) {
      return;
    }
    Instant started = Instant.now();
    Budget.Lincheck budget = run.budget().lincheck();
    int invocations = mode == Trial.Mode.STRESS ? budget.stressInvocations() : budget.invocations();
    List<Scenario> scenarios = new KeysScenarios(run.seed()).scenarios(budget.scenarios());
    KeysSearch search =
        new KeysSearch(subject, mode, invocations, tally(mode, scenarios, invocations));
    search.run(scenarios, claims, deadline);
    for (Finding finding : search.findings(claims)) {
      run.report(subject, check, finding, started);
    }
  }

  private void progress(Deadline deadline) {
    if (run.applicable(KeysCheck.KEYS_PROGRESS, subject).isEmpty()) {
      return;
    }
    Instant started = Instant.now();
    Budget.Lincheck budget = run.budget().lincheck();
    List<Scenario> scenarios =
        new KeysScenarios(run.seed()).blockedScenarios((budget.scenarios() + 1) / 2);
    ProgressSearch search = progress(subject, budget.invocations(), scenarios);
    search.run(scenarios, deadline);
    run.report(subject, KeysCheck.KEYS_PROGRESS, search.finding(), started);
  }

  static Tally tally(Trial.Mode mode, List<Scenario> scenarios, int invocations) {
    return new Tally(mode, scenarios.size(), scenarios.size(), invocations, "up to 4 keys");
  }

  /**
   * A search for threads that wait for ever: locks are allowed, since they are held for a few steps
   * only; what waits for a selection that stays open waits for ever.
   */
  static ProgressSearch progress(KeysSubject subject, int invocations, List<Scenario> scenarios) {
    return new ProgressSearch(
        KeysClaims.PROGRESS,
        scenario -> subject.create(KeysSignal.NONE),
        scenario -> KeysSearch.INSTANCE,
        call -> Progress.BLOCKING,
        Trial.ofKeySets(Trial.Mode.MODEL_CHECKING, invocations),
        tally(Trial.Mode.MODEL_CHECKING, scenarios, invocations));
  }
}
