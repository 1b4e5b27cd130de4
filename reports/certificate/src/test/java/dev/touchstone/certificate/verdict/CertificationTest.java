package dev.touchstone.certificate.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** From evidence to verdicts and exit codes. */
class CertificationTest {
  private static final String FULL = QueueClaims.FULL;

  private static SampleRun run() {
    return SampleRun.on(SampleRun.FOREIGN);
  }

  private static ClaimReport only(SampleRun run) {
    return Certification.of(run.log()).subjects().get(0).claims().get(0);
  }

  private static ExitCode exitCode(SampleRun run) {
    return Certification.of(run.log()).exitCode();
  }

  @Test
  void violatedIsWorseThanInconclusiveWhichIsWorseThanHolds() {
    SampleRun run = run().claims(FULL).holds("conformance", FULL);
    assertThat(only(run).verdict()).isEqualTo(Verdict.HOLDS);
    run.inconclusive("jcstress", FULL, "too few");
    assertThat(only(run).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(only(run).reason()).isEqualTo("jcstress: too few");
    run.violated("lincheck", FULL, "false although free", null);
    assertThat(only(run).verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(only(run).reason()).isEqualTo("lincheck: false although free");
  }

  @Test
  void checkThatDidNotRunDoesNotSpoilOneThatDid() {
    SampleRun run =
        run().claims(FULL).holds("conformance", FULL).notRun("jcstress", FULL, false, "one core");
    assertThat(only(run).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(only(run).notTried()).contains(new ClaimReport.NotTried("jcstress", "one core"));
  }

  @Test
  void engineThatMustNoticeAndSaidNothingIsPrintedAsNotTried() {
    SampleRun run =
        run()
            .claims(FULL)
            .engines("conformance")
            .launched("conformance", "")
            .holds("conformance", FULL);
    assertThat(only(run).notTried())
        .containsExactly(
            new ClaimReport.NotTried("lincheck", "engine not selected"),
            new ClaimReport.NotTried("explorer", "engine not built yet"),
            new ClaimReport.NotTried("jcstress", "engine not selected"),
            new ClaimReport.NotTried("storms", "engine not built yet"));
    assertThat(exitCode(run)).isEqualTo(ExitCode.HOLDS);
  }

  @Test
  void engineThatRanAndReportedNothingIsNotTakenForOneThatHeld() {
    SampleRun run = run().claims(FULL).launched("lincheck", "");
    assertThat(only(run).missing()).isTrue();
    assertThat(only(run).reason()).contains("lincheck: the engine reported nothing for it");
  }

  @Test
  void nothingRan() {
    assertThat(exitCode(run().claims(FULL).notRun("lincheck", FULL, false, "no")))
        .isEqualTo(ExitCode.NOTHING_RAN);
  }

  @Test
  void requiredClaimThatWasNotRunIsUndecided() {
    SampleRun run = run().claims(FULL, QueueClaims.PUBLISH).holds("lincheck", FULL);
    assertThat(exitCode(run)).isEqualTo(ExitCode.UNDECIDED);
  }

  @Test
  void claimThatTheContractDoesNotPromiseCountsForNothing() {
    SampleRun run = run().claims(FULL, QueueClaims.BLOCKING).holds("lincheck", FULL);
    assertThat(exitCode(run)).isEqualTo(ExitCode.HOLDS);
    ClaimReport blocking = Certification.of(run.log()).subjects().get(0).claims().get(1);
    assertThat(blocking.notApplicable()).isTrue();
    assertThat(blocking.reason()).isEqualTo("the queue has no operation that waits");
  }

  @Test
  void claimIsNotApplicableIfEveryEngineThatMustNoticeSaysSo() {
    SampleRun run =
        run()
            .claims(FULL, QueueClaims.RELAXED)
            .holds("lincheck", FULL)
            .notRun("conformance", QueueClaims.RELAXED, true, "it has no relaxed operations");
    assertThat(exitCode(run)).isEqualTo(ExitCode.HOLDS);
  }

  @Test
  void undecidedSpeedNeverChangesTheExitCode() {
    CertifiedSubject measured =
        new CertifiedSubject("touchstone:X", "spmc-bounded,baseline=a:b:1:C", "", "");
    SampleRun run =
        SampleRun.on(measured)
            .claims(FULL, QueueClaims.SPEED)
            .holds("lincheck", FULL)
            .inconclusive("jmh", QueueClaims.SPEED, "noise");
    assertThat(exitCode(run)).isEqualTo(ExitCode.HOLDS);
    run.violated("jmh", QueueClaims.SPEED, "slower", null);
    assertThat(exitCode(run)).isEqualTo(ExitCode.VIOLATED);
  }

  @Test
  void relaxedClaimIsHeldToItsWeakerForm() {
    CertifiedSubject relaxed =
        new CertifiedSubject(
            "com.example.Q", "spmc-bounded,relaxed=QUEUE-FULL:its Javadoc", "", "");
    SampleRun run = SampleRun.on(relaxed).claims(FULL).violated("lincheck", FULL, "never", null);
    assertThat(exitCode(run)).isEqualTo(ExitCode.VIOLATED);
  }

  @Test
  void interruptionComesFirst() {
    assertThat(exitCode(run().claims(FULL).violated("lincheck", FULL, "x", null).interrupted()))
        .isEqualTo(ExitCode.INTERRUPTED);
  }

  @Test
  void evidenceOfAnotherSubjectIsNotMixedIn() {
    RunLog log = run().claims(FULL).violated("lincheck", FULL, "x", null).log();
    RunHeader other = log.header().with(List.of(SampleRun.REFERENCE));
    RunLog mixed =
        new RunLog(other, log.plans(), log.evidence(), log.ends(), log.launches(), log.end(), 0);
    assertThat(Certification.of(mixed).exitCode()).isEqualTo(ExitCode.NOTHING_RAN);
  }
}
