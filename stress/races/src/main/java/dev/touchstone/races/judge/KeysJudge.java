package dev.touchstone.races.judge;

import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysContract;
import dev.touchstone.contracts.keys.KeysSpecification;
import dev.touchstone.races.form.Form;
import dev.touchstone.races.keys.KeysForm;
import dev.touchstone.races.keys.KeysOutcome;

/** Judges outcomes of a key set by the search for a legal order of all changes of its one key. */
final class KeysJudge implements Judge {
  private final KeysContract contract;

  /** A judge for key sets of this contract. */
  KeysJudge(KeysContract contract) {
    this.contract = contract;
  }

  @Override
  public Judgement judge(Form form, int capacity, String text) {
    KeysOutcome outcome = KeysOutcome.parse((KeysForm) form, text);
    KeysSpecification specification = new KeysSpecification();
    Refutation refutation =
        LegalOrderSearch.refute(outcome.history(), specification, contract.memoryOrder());
    if (refutation == null) {
      LegalOrderSearch.Answer answer = LegalOrderSearch.search(outcome.history(), specification);
      return Judgement.acceptable(outcome, Interleaving.of(outcome.history(), answer.order()));
    }
    return Judgement.forbidden(
        outcome,
        KeysClaims.INTEREST,
        Interleaving.of(refutation.view(), refutation.answer().order()),
        "No order of the changes explains these results: "
            + String.join("; ", refutation.answer().objections()));
  }
}
