package dev.touchstone.models;

import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Verdict;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.ScenarioGenerator;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** All that one run of the engine tries on one queue. */
final class QueueCampaign implements Campaign {
  private final EngineRun run;
  private final QueueSubject subject;
  private final Set<String> known = new TreeSet<>();
  private final Set<String> shown = new HashSet<>();
  private final Capacities capacities;

  QueueCampaign(EngineRun run, QueueSubject subject) {
    this.run = run;
    this.subject = subject;
    this.capacities = Capacities.of(subject);
  }

  @Override
  public void modelCheck() {
    // The rest is left for stress and for what comes around both.
    Deadline deadline = new Deadline(run.budget().engineLimit().multipliedBy(2).dividedBy(3));
    for (QueueCheck check : QueueCheck.values()) {
      if (check != QueueCheck.STRESS) {
        run(check, deadline);
      }
    }
  }

  @Override
  public void stress() {
    run(QueueCheck.STRESS, new Deadline(run.budget().engineLimit().dividedBy(6)));
  }

  private void run(QueueCheck check, Deadline deadline) {
    List<String> claims = run.applicable(check, subject);
    if (claims.isEmpty()) {
      return;
    }
    Instant started = Instant.now();
    for (Finding finding : findings(check, claims, deadline)) {
      if (claims.contains(finding.claim())
          || (run.selects(finding.claim()) && !shown.contains(finding.claim()))) {
        run.report(subject, check, once(finding), started);
      }
    }
  }

  private List<Finding> findings(QueueCheck check, List<String> claims, Deadline deadline) {
    if (capacities.usable().isEmpty()) {
      return claims.stream()
          .map(
              claim ->
                  Finding.inconclusive(
                      claim,
                      "the queue could not be constructed: " + capacities.refusal(),
                      Strength.NONE,
                      Replay.Kind.RESEARCH))
          .toList();
    }
    Budget.Lincheck budget = run.budget().lincheck();
    Trial.Mode mode = mode(check);
    int invocations = mode == Trial.Mode.STRESS ? budget.stressInvocations() : budget.invocations();
    List<Scenario> scenarios =
        Scenario.chosen(
            new ScenarioGenerator(
                    subject.contract(),
                    subject.capabilities(),
                    check.group(),
                    capacities.usable(),
                    run.seed())
                .scenarios(budget.scenarios()),
            run.recipe());
    Trial trial =
        new Trial(mode, invocations, step -> ProgressSearch.mayWait(subject.contract(), step));
    Tally tally = new Tally(mode, budget.scenarios(), scenarios.size(), invocations);
    if (check == QueueCheck.PROGRESS) {
      ProgressSearch search = new ProgressSearch(subject, trial, tally);
      search.run(scenarios, deadline);
      return List.of(search.finding());
    }
    OrderSearch search =
        new OrderSearch(
            subject,
            capacities,
            check.group(),
            mode == Trial.Mode.STRESS ? new TreeSet<>() : known,
            trial,
            tally);
    search.run(scenarios, claims, deadline);
    return search.findings(claims).stream().map(this::unlessNeverFull).toList();
  }

  private static Trial.Mode mode(QueueCheck check) {
    return switch (check) {
      case STRESS -> Trial.Mode.STRESS;
      case PROGRESS -> Trial.Mode.OBSTRUCTION;
      default -> Trial.Mode.MODEL_CHECKING;
    };
  }

  /** A queue that no scenario can fill says nothing about being full. */
  private Finding unlessNeverFull(Finding finding) {
    boolean filled =
        capacities.usable().stream().anyMatch(c -> c.actual() <= ScenarioGenerator.MOST_FILLED);
    return !filled && finding.claim().equals(QueueClaims.FULL) && finding.verdict() == Verdict.HOLDS
        ? Finding.inconclusive(
            finding.claim(),
            "the least capacity of this queue is too large for a small scenario to fill",
            finding.strength(),
            finding.replay())
        : finding;
  }

  /** The finding, without a trace where a claim already has one: the first is the best. */
  private Finding once(Finding finding) {
    if (finding.verdict() != Verdict.VIOLATED || shown.add(finding.claim())) {
      return finding;
    }
    return new Finding(
        finding.claim(),
        finding.verdict(),
        false,
        finding.reason(),
        finding.strength(),
        null,
        finding.replay());
  }
}
