package dev.touchstone.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Verdict;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.KeysScenarios;
import dev.touchstone.models.scenario.Scenario;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The negative controls among the key sets on the pinned scenarios; and the references on all. */
class KeysControlsTest {
  /** As the smallest budget has them. */
  private static final int INVOCATIONS = 120;

  /** Enough to see a check that accuses everything; the engine itself runs more. */
  private static final int FEW = 10;

  private static final Deadline AMPLE = new Deadline(Duration.ofMinutes(10));
  private static final List<String> CLAIMS = KeysCheck.KEYS_ORDER.claims();

  /** As the catalogue has them. */
  static Stream<Arguments> controls() {
    return KeysClaims.catalogue().stream().flatMap(KeysControlsTest::controls);
  }

  private static Stream<Arguments> controls(Claim claim) {
    return claim.controls().stream()
        .filter(control -> control.engines().contains(EngineKind.LINCHECK))
        .map(Control::specimen)
        .map(specimen -> Arguments.of(claim.id(), specimen));
  }

  /** Those of the pinned scenarios that are there for the claim. */
  private static List<Scenario> pinned(String claim) {
    List<Scenario> pinned = KeysScenarios.pinned();
    return switch (claim) {
      case KeysClaims.LINEAR -> pinned.subList(0, 2);
      case KeysClaims.INTEREST -> pinned.subList(2, 3);
      case KeysClaims.WAKEUP -> pinned.subList(3, 4);
      default -> pinned.subList(4, 5);
    };
  }

  private static KeysSubject subject(String name) {
    return (KeysSubject) Subjects.find(name, null);
  }

  private static List<Finding> order(
      String name, List<Scenario> scenarios, List<String> claims, int invocations) {
    Tally tally = KeysCampaign.tally(Trial.Mode.MODEL_CHECKING, scenarios, invocations);
    KeysSearch search =
        new KeysSearch(subject(name), Trial.Mode.MODEL_CHECKING, invocations, tally);
    search.run(scenarios, claims, AMPLE);
    return search.findings(CLAIMS);
  }

  private static Finding progress(String name, List<Scenario> scenarios, int invocations) {
    ProgressSearch search = KeysCampaign.progress(subject(name), invocations, scenarios);
    search.run(scenarios, AMPLE);
    return search.finding();
  }

  @ParameterizedTest
  @MethodSource("controls")
  void aControlIsViolatedForItsClaimAndNoOther(String claim, String specimen) {
    List<Finding> findings =
        claim.equals(KeysClaims.PROGRESS)
            ? List.of(progress(specimen, KeysScenarios.blocked().subList(0, 2), INVOCATIONS))
            : order(specimen, pinned(claim), List.of(claim), INVOCATIONS);

    assertThat(findings)
        .filteredOn(finding -> finding.verdict() == Verdict.VIOLATED)
        .as("%s", findings)
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.claim()).isEqualTo(claim);
              assertThat(finding.trace()).isNotNull();
              assertThat(finding.trace().explanation()).contains("A key set");
              assertThat(finding.trace().steps()).isNotEmpty();
            });
  }

  @Test
  void thereAreAsManyControlsAsTheCatalogueHadAtLast() {
    assertThat(controls()).hasSizeGreaterThanOrEqualTo(7);
    assertThat(Contracts.catalogue()).containsAll(KeysClaims.catalogue());
  }

  /** As the engine itself does at the end of the build. */
  @Tag("controls")
  @ParameterizedTest
  @ValueSource(strings = {"touchstone:ArrayKeySet", "touchstone:RebuildingKeySet"})
  void theReferencesHold(String reference) {
    assertThat(order(reference, KeysScenarios.pinned(), CLAIMS, FEW))
        .hasSize(4)
        .allSatisfy(
            finding ->
                assertThat(finding.verdict())
                    .as("%s: %s", finding.claim(), finding.reason())
                    .isEqualTo(Verdict.HOLDS));
    Finding progress = progress(reference, KeysScenarios.blocked(), FEW);
    assertThat(progress.verdict()).as("%s", progress.reason()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void scenariosAreDrawnBySeed() {
    List<Scenario> drawn = new KeysScenarios(7).scenarios(60);
    assertThat(drawn).hasSize(60).doesNotHaveDuplicates();
    assertThat(new KeysScenarios(7).scenarios(60)).isEqualTo(drawn);
    assertThat(new KeysScenarios(7).blockedScenarios(30))
        .hasSize(30)
        .allSatisfy(s -> assertThat(Scenario.parse(s.toString())).isEqualTo(s));
  }
}
