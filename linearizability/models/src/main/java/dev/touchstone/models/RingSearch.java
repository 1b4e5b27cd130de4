package dev.touchstone.models;

import dev.touchstone.contracts.ring.RingClaims;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.models.judge.RingJudge;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.Scenario;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks for answers of a ring buffer without a legal order. */
final class RingSearch extends ClaimSearch {
  private final RingSubject subject;
  private final Trial trial;

  RingSearch(RingSubject subject, Trial.Mode mode, int invocations, int scenarios) {
    super(new Tally(mode, scenarios, scenarios, invocations, "capacities 1 and 2"));
    this.subject = subject;
    this.trial = Trial.ofRings(mode, invocations);
  }

  @Override
  Outcome attempt(Scenario scenario, Set<String> known) {
    int actual = subject.create(scenario.capacity()).acquire().capacity();
    RingJudge judge = new RingJudge(subject.contract(), actual);
    return trial.run(
        scenario,
        () -> subject.create(scenario.capacity()),
        execution -> judge.judge(execution, known));
  }

  @Override
  String instance(Scenario scenario) {
    return "A ring buffer asked for capacity "
        + scenario.capacity()
        + " (calls whose names end in 2 are on the lease of the pool's next user)";
  }

  @Override
  @Nullable String meaningless(String claim, Set<String> violated) {
    return violated.contains(RingClaims.BACKPRESSURE)
        ? RingClaims.BACKPRESSURE + " is violated, and without that nothing else has a meaning"
        : null;
  }
}
