package dev.touchstone.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.ring.RingClaims;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.Scenario;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The negative controls on the pinned scenarios, and the reference on all of them. */
class RingControlsTest {
  /** As many as the smallest budget runs, with as many invocations. */
  private static final int FIRST = 6;

  private static final Deadline AMPLE = new Deadline(Duration.ofMinutes(10));
  private static final List<String> CLAIMS =
      List.of(RingClaims.BACKPRESSURE, RingClaims.TERMINAL, RingClaims.RELEASE);

  @ParameterizedTest
  @CsvSource({
    "specimen:RingTerminalBeforeLastItem, RING-TERMINAL",
    "specimen:RingLooksForEndOnce, RING-TERMINAL",
    "specimen:RingReleaseUnderPoll, RING-RELEASE"
  })
  void aControlIsViolatedForItsClaimAndNoOther(String name, String claim) {
    List<Finding> findings = findings(name, 200, List.of(claim));
    assertThat(findings)
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.verdict()).isEqualTo(Verdict.VIOLATED);
              assertThat(finding.claim()).isEqualTo(claim);
              assertThat(finding.trace()).isNotNull();
              assertThat(finding.trace().steps())
                  .extracting(Trace.Step::kind)
                  .contains(Trace.Kind.CALL, Trace.Kind.RETURN);
              assertThat(finding.trace().explanation()).contains("No order of the operations");
            });
  }

  /** As the engine itself does at the end of the build. */
  @Test
  @Tag("controls")
  void theReferenceHolds() {
    assertThat(findings("touchstone:RingBuffer", 200, CLAIMS))
        .hasSize(3)
        .allSatisfy(
            finding -> assertThat(finding.verdict()).as(finding.reason()).isEqualTo(Verdict.HOLDS));
  }

  private static List<Finding> findings(String name, int invocations, List<String> claims) {
    RingSubject subject = (RingSubject) Subjects.find(name, null);
    List<Scenario> pinned = RingCampaign.scenarios(subject, 1).pinned().subList(0, FIRST);
    RingSearch search =
        new RingSearch(subject, Trial.Mode.MODEL_CHECKING, invocations, pinned.size());
    search.run(pinned, claims, AMPLE);
    return search.findings(claims);
  }
}
