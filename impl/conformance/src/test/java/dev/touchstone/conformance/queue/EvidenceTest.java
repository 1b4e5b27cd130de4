package dev.touchstone.conformance.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.conformance.Conformance;
import dev.touchstone.conformance.ConformanceEngine;
import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of what was tried. */
class EvidenceTest {

  @Test
  void theSameSeedFindsTheSameTrace() throws InterruptedException {
    assertThat(swapped()).isEqualTo(swapped());
  }

  private static List<Finding> swapped() throws InterruptedException {
    return Conformance.findings(
        Conformance.subject("specimen:SpmcSwappedElements"), Budget.QUICK, "QUEUE-FIFO");
  }

  @Test
  void theTraceIsTheShortestThatThereIs() throws InterruptedException {
    assertThat(swapped())
        .singleElement()
        .satisfies(
            finding ->
                assertThat(finding.trace().steps())
                    .extracting(step -> step.operation())
                    .startsWith("new(2)")
                    .endsWith("poll()")
                    .hasSize(8));
  }

  @Test
  void whatWasCutShortByAnotherClaimDoesNotHold() throws InterruptedException {
    List<Finding> findings =
        Conformance.findings(
            Conformance.subject("specimen:SpmcReversedFullComparison"),
            Budget.QUICK,
            "QUEUE-FULL",
            "QUEUE-EMPTY");

    assertThat(findings)
        .filteredOn(finding -> finding.claim().equals("QUEUE-EMPTY"))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
              assertThat(finding.reason()).contains("cut short by violations of QUEUE-FULL");
            });
  }

  @Test
  void theReferenceIsTriedAsOftenAsItWasAtLast() throws InterruptedException {
    List<Finding> findings =
        Conformance.findings(Conformance.subject("touchstone:SpmcArrayQueue"), Budget.QUICK);

    assertThat(executions(findings, "QUEUE-FIFO")).isEqualTo(400);
    assertThat(executions(findings, "QUEUE-WRAP")).isEqualTo(200);
    assertThat(executions(findings, "QUEUE-CALLBACK")).isGreaterThanOrEqualTo(46);
    assertThat(executions(findings, "QUEUE-RETENTION")).isEqualTo(4);
    assertThat(executions(findings, "QUEUE-COLLECTION")).isEqualTo(14);
  }

  @Test
  void theReferencePoolIsTriedAsOftenAsItWasAtLast() throws InterruptedException {
    List<Finding> findings =
        Conformance.findings(Conformance.subject("touchstone:StripedArrayPool"), Budget.QUICK);

    assertThat(executions(findings, "POOL-EXCLUSIVE"))
        .isEqualTo(Budget.QUICK.conformance().sequences());
    assertThat(executions(findings, "POOL-MISUSE")).isGreaterThanOrEqualTo(30);
    assertThat(executions(findings, "POOL-SECRET")).isGreaterThanOrEqualTo(22);
  }

  private static long executions(List<Finding> findings, String claim) {
    return findings.stream()
        .filter(finding -> finding.claim().equals(claim))
        .mapToLong(finding -> finding.strength().executions())
        .max()
        .orElse(0);
  }

  @Test
  void aRunWritesItsPlanItsFindingsAndItsEnd(@TempDir Path directory) throws Exception {
    Subject subject = Conformance.subject("specimen:SpmcSizeOffByOne");
    EngineRequest request =
        new EngineRequest(
            List.of(subject.name()),
            "",
            Set.of("QUEUE-SIZE"),
            Budget.QUICK,
            1,
            directory.resolve("out"),
            directory.resolve("evidence.jsonl"),
            directory.resolve("work"),
            "",
            "",
            "");

    EngineMain.run(new ConformanceEngine(), request, List.of(subject));

    assertThat(Files.readAllLines(request.evidenceFile()))
        .hasSize(3)
        .satisfiesExactly(
            plan -> assertThat(plan).contains("touchstone-plan/1", "QUEUE-SIZE"),
            finding -> assertThat(finding).contains("VIOLATED", "DETERMINISTIC"),
            end -> assertThat(end).contains("touchstone-end/1", "\"problems\":[]"));
    assertThat(
            directory.resolve(
                "out/counterexamples/specimen_SpmcSizeOffByOne/QUEUE-SIZE/conformance/trace.json"))
        .exists();
  }

  @Test
  void theRecipeLeadsToThePageThatTheTraceShows() throws InterruptedException {
    Finding found = swapped().get(0);
    Subject subject = Conformance.subject("specimen:SpmcSwappedElements");
    Trial trial = new Trial(List.of("QUEUE-FIFO"), Budget.QUICK, 1, finding -> {});
    List<String> settings = new ArrayList<>();
    Conformance.repeat(
        subject, trial, found.recipe(), () -> settings.add(trial.journal().setting()));

    assertThat(settings).singleElement().asString().isNotEmpty();
    assertThat(found.trace().explanation()).startsWith(settings.get(0));
  }
}
