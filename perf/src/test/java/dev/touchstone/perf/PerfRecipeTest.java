package dev.touchstone.perf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.evidence.Budget;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A check is one class, one control and one line in the catalogue. */
class PerfRecipeTest {

  @Test
  void everyClaimOfThisEngineHasACheckAndEveryControlExists() {
    Set<String> tried =
        new JmhEngine()
            .checks().stream().flatMap(c -> c.claims().stream()).collect(Collectors.toSet());
    Set<String> subjects = Subjects.all().stream().map(Subject::name).collect(Collectors.toSet());
    Set<String> ours =
        Contracts.catalogue().stream()
            .filter(claim -> claim.engines().contains(EngineKind.JMH))
            .map(Claim::id)
            .collect(Collectors.toSet());

    assertThat(tried).isEqualTo(ours).isNotEmpty();
    assertThat(Contracts.catalogue())
        .filteredOn(claim -> ours.contains(claim.id()))
        .flatExtracting(Claim::controls)
        .extracting(Control::specimen)
        .isNotEmpty()
        .allSatisfy(specimen -> assertThat(subjects).contains(specimen));
  }

  @Test
  void onlyTheQuickBudgetDoesNotGateSpeed() {
    assertThat(Budget.values())
        .allSatisfy(
            budget -> assertThat(SpeedCheck.gates(budget)).isEqualTo(budget != Budget.QUICK));
  }
}
