package dev.touchstone.races.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.keys.KeysSpecification;
import dev.touchstone.races.form.Forked;
import dev.touchstone.races.form.Observed;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each program against the catalogue's data, by one thread on the array key set. */
class KeysFormTest {

  @BeforeAll
  static void raceAKeySet() {
    System.setProperty(Forked.SUBJECT, "touchstone:ArrayKeySet");
  }

  @ParameterizedTest
  @EnumSource
  void theCatalogueSaysWhatTheActorsDo(KeysForm form) throws Exception {
    Object test = form.test().getConstructor().newInstance();
    Observed observed = new Observed();
    for (String part : List.of("actor1", "actor2", "arbiter")) {
      form.test().getMethod(part, Observed.class).invoke(test, observed);
    }
    KeysOutcome outcome = KeysOutcome.parse(form, observed.toString());
    assertThat(LegalOrderSearch.search(outcome.history(), new KeysSpecification()).legal())
        .as(outcome.label())
        .isTrue();
    assertThat(outcome.interest()).isEqualTo(outcome.viewed());
  }

  @Test
  void aLostChangeHasNoLegalOrder() {
    KeysOutcome lost = KeysOutcome.parse(KeysForm.OR_BESIDE_OR, "0 0 0 0 0 0 0 0 4 4");
    assertThat(LegalOrderSearch.search(lost.history(), new KeysSpecification()).legal()).isFalse();
    KeysOutcome both = KeysOutcome.parse(KeysForm.OR_BESIDE_OR, "0 0 0 0 1 0 0 0 5 5");
    assertThat(LegalOrderSearch.search(both.history(), new KeysSpecification()).legal()).isTrue();
    assertThat(both.label()).contains("then interest 5");
  }

  @Test
  void aQueueIsNoKeySet() {
    assertThat(KeysForm.OR_BESIDE_OR.unfit(Subjects.find("touchstone:SpmcArrayQueue", null)))
        .contains("it is not a selector key set");
  }
}
