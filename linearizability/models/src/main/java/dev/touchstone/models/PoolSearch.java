package dev.touchstone.models;

import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.models.judge.PoolJudge;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.Scenario;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks for results of a pool without a legal order. */
final class PoolSearch extends ClaimSearch {
  /** What comes later has no meaning without what comes earlier. */
  private static final List<String> LADDER =
      List.of(PoolClaims.EXCLUSIVE, PoolClaims.CAPACITY, PoolClaims.CONSERVE);

  private final PoolSubject subject;
  private final Trial trial;

  PoolSearch(PoolSubject subject, Trial trial, Tally tally) {
    super(tally);
    this.subject = subject;
    this.trial = trial;
  }

  @Override
  Outcome attempt(Scenario scenario, Set<String> known) {
    PoolJudge judge = new PoolJudge(subject, scenario);
    return trial.run(
        scenario,
        () -> subject.create(PoolJudge.settings(scenario, subject)),
        execution -> judge.judge(execution, known));
  }

  @Override
  String instance(Scenario scenario) {
    return PoolJudge.inWords(scenario);
  }

  @Override
  @Nullable String meaningless(String claim, Set<String> violated) {
    for (String earlier : LADDER.subList(0, LADDER.indexOf(claim))) {
      if (violated.contains(earlier)) {
        return earlier + " is violated, and without that " + claim + " has no meaning here";
      }
    }
    return null;
  }
}
