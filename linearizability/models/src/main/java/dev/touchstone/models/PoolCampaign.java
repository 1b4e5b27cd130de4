package dev.touchstone.models;

import dev.touchstone.contracts.Progress;
import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.contracts.pool.PoolOperations;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.models.judge.PoolJudge;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.PoolScenarios;
import dev.touchstone.models.scenario.Scenario;
import java.time.Instant;
import java.util.List;

/** All that one run of the engine tries on one pool. */
final class PoolCampaign implements Campaign {
  private final EngineRun run;
  private final PoolSubject subject;

  PoolCampaign(EngineRun run, PoolSubject subject) {
    this.run = run;
    this.subject = subject;
  }

  @Override
  public void modelCheck() {
    Deadline deadline = new Deadline(run.budget().engineLimit().multipliedBy(2).dividedBy(3));
    if (!bothHold(deadline)) {
      run(PoolCheck.POOL_ORDER, Trial.Mode.MODEL_CHECKING, deadline);
      run(PoolCheck.POOL_PROGRESS, Trial.Mode.OBSTRUCTION, deadline);
    }
  }

  /**
   * One exploration for both checks, since both have the same scenarios: results are judged, and
   * who promises to need nobody is watched for waiting. Where it shows anything at all, each check
   * looks by itself.
   */
  private boolean bothHold(Deadline deadline) {
    List<PoolCheck> checks = List.of(PoolCheck.POOL_ORDER, PoolCheck.POOL_PROGRESS);
    if (checks.stream().anyMatch(check -> run.applicable(check, subject).isEmpty())) {
      return false;
    }
    Instant started = Instant.now();
    Budget.Lincheck budget = run.budget().lincheck();
    List<Scenario> scenarios =
        new PoolScenarios(observes(subject), run.seed()).scenarios(budget.scenarios());
    Tally tally = tally(Trial.Mode.OBSTRUCTION, scenarios, budget.invocations());
    PoolSearch search = new PoolSearch(subject, watching(subject, budget.invocations()), tally);
    if (!search.isClean(scenarios, deadline)) {
      return false;
    }
    for (PoolCheck check : checks) {
      for (String claim : run.applicable(check, subject)) {
        Finding holds = Finding.holds(claim, tally.strength(), Replay.Kind.RESEARCH);
        run.report(subject, check, holds, started);
      }
    }
    return true;
  }

  @Override
  public void stress() {
    Deadline deadline = new Deadline(run.budget().engineLimit().dividedBy(6));
    run(PoolCheck.POOL_STRESS, Trial.Mode.STRESS, deadline);
  }

  private void run(PoolCheck check, Trial.Mode mode, Deadline deadline) {
    List<String> claims = run.applicable(check, subject);
    if (claims.isEmpty()) {
      return;
    }
    Instant started = Instant.now();
    Budget.Lincheck budget = run.budget().lincheck();
    List<Scenario> scenarios =
        Scenario.chosen(
            new PoolScenarios(observes(subject), run.seed()).scenarios(budget.scenarios()),
            run.recipe());
    int invocations = mode == Trial.Mode.STRESS ? budget.stressInvocations() : budget.invocations();
    for (Finding finding : findings(mode, claims, scenarios, invocations, deadline)) {
      run.report(subject, check, finding, started);
    }
  }

  private List<Finding> findings(
      Trial.Mode mode,
      List<String> claims,
      List<Scenario> scenarios,
      int invocations,
      Deadline deadline) {
    Tally tally = tally(mode, scenarios, invocations);
    if (claims.contains(PoolClaims.PROGRESS)) {
      ProgressSearch search = progress(subject, invocations, tally);
      search.run(scenarios, deadline);
      return List.of(search.finding());
    }
    PoolSearch search =
        new PoolSearch(subject, Trial.ofPools(mode, invocations, step -> false), tally);
    search.run(scenarios, claims, deadline);
    return search.findings(claims);
  }

  static Tally tally(Trial.Mode mode, List<Scenario> scenarios, int invocations) {
    return new Tally(
        mode,
        scenarios.size(),
        scenarios.size(),
        invocations,
        "one size class with room for 1 or 2 arrays");
  }

  /** Whether the pool says what it retains. */
  static boolean observes(PoolSubject subject) {
    return subject.capabilities().contains(PoolCapability.RETAINED);
  }

  /** A search for threads that wait. */
  static ProgressSearch progress(PoolSubject subject, int invocations, Tally tally) {
    PoolContract contract = subject.contract();
    return new ProgressSearch(
        PoolClaims.PROGRESS,
        scenario -> subject.create(PoolJudge.settings(scenario, subject)),
        PoolJudge::inWords,
        call -> promise(contract, call),
        watching(subject, invocations),
        tally);
  }

  /** Threads are stopped at their accesses, and only who may wait for them is not watched. */
  private static Trial watching(PoolSubject subject, int invocations) {
    return Trial.ofPools(
        Trial.Mode.OBSTRUCTION,
        invocations,
        step -> promise(subject.contract(), step.operation()).mayWait());
  }

  private static Progress promise(PoolContract contract, String call) {
    if (call.startsWith(PoolOperations.RETAINED)) {
      // The contract promises nothing for it.
      return Progress.BLOCKING;
    }
    return call.startsWith(PoolOperations.RELEASE) ? contract.release() : contract.take();
  }
}
