package dev.touchstone.models;

import dev.touchstone.contracts.keys.KeysSignal;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.models.judge.KeysJudge;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.Scenario;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks for results of a key set without a legal order. */
final class KeysSearch extends ClaimSearch {
  static final String INSTANCE = "A key set that thread 0 owns";

  private final KeysSubject subject;
  private final Trial trial;

  KeysSearch(KeysSubject subject, Trial.Mode mode, int invocations, Tally tally) {
    super(tally);
    this.subject = subject;
    this.trial = Trial.ofKeySets(mode, invocations);
  }

  @Override
  Outcome attempt(Scenario scenario, Set<String> known) {
    KeysJudge judge = new KeysJudge(subject.contract());
    return trial.run(
        scenario,
        () -> subject.create(KeysSignal.NONE),
        execution -> judge.judge(execution, known));
  }

  @Override
  String instance(Scenario scenario) {
    return INSTANCE;
  }

  @Override
  @Nullable String meaningless(String claim, Set<String> violated) {
    return null;
  }
}
