package dev.touchstone.certificate.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.fake.FakeBundle;
import dev.touchstone.certificate.fake.FakeEngine.Behaviour;
import dev.touchstone.certificate.fake.FakeSubjects;
import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Environment;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever becomes of an engine, nothing that it owed is lost and nothing is said to hold that was
 * not tried.
 */
class CampaignTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir private Path temporary = Path.of("");

  @Test
  void wellBehaved() throws IOException {
    Certificate certificate = run(Behaviour.HOLDS, PATIENCE, Progress.SILENT);
    assertThat(verdict(certificate, QueueClaims.FIFO)).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(certificate, QueueClaims.FULL)).isEqualTo(Verdict.HOLDS);
    assertThat(certificate.problems()).isEmpty();
    assertThat(certificate.exitCode()).isEqualTo(ExitCode.HOLDS);
  }

  @Test
  void dyingEngineLeavesWhatItSawAndOwesTheRest() throws IOException {
    Certificate certificate = run(Behaviour.DIES_HALFWAY, PATIENCE, Progress.SILENT);
    assertThat(verdict(certificate, QueueClaims.FIFO)).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(certificate, QueueClaims.FULL)).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(reason(certificate, QueueClaims.FULL))
        .contains("exit status 137")
        .contains("signal 9")
        .contains("the fake engine dies now");
    assertThat(certificate.exitCode()).isEqualTo(ExitCode.UNDECIDED);
  }

  @Test
  void halfALineOfEvidenceCostsThatLineOnly() throws IOException {
    Certificate certificate = run(Behaviour.LEAVES_HALF_A_LINE, PATIENCE, Progress.SILENT);
    assertThat(verdict(certificate, QueueClaims.FIFO)).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(certificate, QueueClaims.FULL)).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(certificate.run().damaged()).isEqualTo(1);
  }

  @Test
  void engineThatDiesBeforeItsPlanOwesTheClaimsThatItMustNotice() throws IOException {
    Certificate certificate = run(Behaviour.SAYS_NOTHING, PATIENCE, Progress.SILENT);
    assertThat(verdict(certificate, QueueClaims.FIFO)).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(verdict(certificate, QueueClaims.FULL)).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(reason(certificate, QueueClaims.FULL)).contains("cannot even start");
  }

  @Test
  void hangingEngineIsKilledWithItsChildren() throws IOException {
    Certificate certificate =
        run(Behaviour.HANGS_WITH_CHILD, Duration.ofSeconds(5), Progress.SILENT);
    assertThat(verdict(certificate, QueueClaims.FIFO)).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(certificate, QueueClaims.FULL)).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(reason(certificate, QueueClaims.FULL)).contains("overran its limit");
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  @Test
  void interruptedRunKeepsWhatWasSeen() throws IOException {
    Campaign[] campaign = new Campaign[1];
    Progress stopAtFirstFinding =
        new Progress() {
          @Override
          public void started(Launch launch) {}

          @Override
          public void found(Evidence evidence) {
            campaign[0].interrupt();
          }

          @Override
          public void skipped(Launch launch, String reason) {}

          @Override
          public void ended(Launch launch, JvmOutcome outcome) {}
        };
    campaign[0] = campaign(Behaviour.HANGS_HALFWAY, PATIENCE, stopAtFirstFinding);
    Certificate certificate = Certification.of(campaign[0].run());
    assertThat(verdict(certificate, QueueClaims.FIFO)).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(certificate, QueueClaims.FULL)).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(certificate.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
  }

  private Certificate run(Behaviour behaviour, Duration limit, Progress progress)
      throws IOException {
    return Certification.of(campaign(behaviour, limit, progress).run());
  }

  private Campaign campaign(Behaviour behaviour, Duration limit, Progress progress)
      throws IOException {
    EngineBundle bundle = new EngineBundle(FakeBundle.write(temporary.resolve("engines")));
    RunHeader header =
        new RunHeader(
            RunHeader.SCHEMA,
            "0",
            "2026-11-30T16:00:00Z",
            "certify",
            Budget.QUICK,
            behaviour.seed(),
            List.of(new CertifiedSubject(FakeSubjects.REFERENCE, "spmc-bounded", "", "")),
            List.of(QueueClaims.FIFO, QueueClaims.FULL),
            bundle.engines(),
            bundle.engines(),
            "",
            Environment.current());
    CertificateDirectory directory = CertificateDirectory.prepare(temporary.resolve("out"));
    return new Campaign(bundle, directory, header, null, Map.of(), progress, limit);
  }

  private static Verdict verdict(Certificate certificate, String claim) {
    return report(certificate, claim).verdict();
  }

  private static String reason(Certificate certificate, String claim) {
    return report(certificate, claim).reason();
  }

  private static ClaimReport report(Certificate certificate, String claim) {
    return certificate.subjects().get(0).claims().stream()
        .filter(c -> c.claim().id().equals(claim))
        .findFirst()
        .orElseThrow();
  }
}
