package dev.touchstone.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Verdict;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.PoolScenarios;
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

/** The negative controls among the pools on the pinned scenarios; and the references on all. */
class PoolControlsTest {
  private static final int INVOCATIONS = 200;

  /** Enough to see a check that accuses everything; the engine itself runs many more. */
  private static final int FEW = 10;

  private static final Deadline AMPLE = new Deadline(Duration.ofMinutes(10));
  private static final List<String> CLAIMS = PoolCheck.POOL_ORDER.claims();

  /** As the catalogue has them. */
  static Stream<Arguments> controls() {
    return Contracts.catalogue().stream()
        .filter(claim -> claim.id().startsWith("POOL-"))
        .flatMap(claim -> controls(claim));
  }

  private static Stream<Arguments> controls(Claim claim) {
    return claim.controls().stream()
        .filter(control -> control.engines().contains(EngineKind.LINCHECK))
        .map(Control::specimen)
        .map(specimen -> Arguments.of(claim.id(), specimen));
  }

  private static PoolSubject subject(String name) {
    return (PoolSubject) Subjects.find(name, null);
  }

  /** Until each of the claims is violated, if they are. */
  private static List<Finding> order(String name, List<String> claims, int invocations) {
    List<Scenario> pinned = PoolScenarios.pinned();
    Tally tally = PoolCampaign.tally(Trial.Mode.MODEL_CHECKING, pinned, invocations);
    PoolSearch search =
        new PoolSearch(
            subject(name),
            Trial.ofPools(Trial.Mode.MODEL_CHECKING, invocations, step -> false),
            tally);
    search.run(pinned, claims, AMPLE);
    return search.findings(claims);
  }

  private static Finding progress(String name, int invocations) {
    List<Scenario> pinned = PoolScenarios.pinned();
    Tally tally = PoolCampaign.tally(Trial.Mode.OBSTRUCTION, pinned, invocations);
    ProgressSearch search = PoolCampaign.progress(subject(name), invocations, tally);
    search.run(pinned, AMPLE);
    return search.finding();
  }

  @ParameterizedTest
  @MethodSource("controls")
  void aControlIsViolatedForItsClaim(String claim, String specimen) {
    List<Finding> findings =
        claim.equals(PoolClaims.PROGRESS)
            ? List.of(progress(specimen, INVOCATIONS))
            : order(specimen, List.of(claim), INVOCATIONS);

    assertThat(findings)
        .filteredOn(finding -> finding.claim().equals(claim))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.verdict()).as("%s", finding.reason()).isEqualTo(Verdict.VIOLATED);
              assertThat(finding.trace()).isNotNull();
              assertThat(finding.trace().explanation()).contains("A pool with room for");
              assertThat(finding.trace().steps()).isNotEmpty();
            });
  }

  @Test
  void thereAreAsManyControlsAsTheCatalogueHadAtLast() {
    assertThat(controls()).hasSizeGreaterThanOrEqualTo(5);
  }

  /** As the engine itself does at the end of the build. */
  @Tag("controls")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "touchstone:SynchronizedArrayPool",
        "touchstone:StampedLockArrayPool",
        "touchstone:StripedArrayPool"
      })
  void theReferencesHold(String reference) {
    assertThat(order(reference, CLAIMS, FEW))
        .as(reference)
        .allSatisfy(
            finding ->
                assertThat(finding.verdict())
                    .as("%s: %s", finding.claim(), finding.reason())
                    .isEqualTo(Verdict.HOLDS));
    Finding progress = progress(reference, FEW);
    assertThat(progress.verdict()).as("%s", progress.reason()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void scenariosAreDrawnBySeed() {
    List<Scenario> drawn = new PoolScenarios(true, 7).scenarios(60);
    assertThat(drawn).hasSize(60).doesNotHaveDuplicates();
    assertThat(new PoolScenarios(true, 7).scenarios(60)).isEqualTo(drawn);
    assertThat(drawn).allSatisfy(s -> assertThat(Scenario.parse(s.toString())).isEqualTo(s));
  }
}
