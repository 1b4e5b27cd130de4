package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Program.Result;
import dev.touchstone.certificate.fake.FakeBundle;
import dev.touchstone.certificate.fake.FakeEngine.Behaviour;
import dev.touchstone.certificate.fake.FakeSubjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The jar with an engine that misbehaves: what it owed is INCONCLUSIVE, and what it saw is kept.
 */
class MisbehavingEngineIT {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir private Path temporary = Path.of("");

  private Program program() throws IOException {
    Path engines = FakeBundle.write(temporary.resolve("engines"));
    return new Program(temporary, "-Dtouchstone.engines=" + engines);
  }

  private static String[] certify(Behaviour behaviour) {
    return new String[] {
      "certify",
      FakeSubjects.REFERENCE,
      "--claim",
      "QUEUE-FIFO,QUEUE-FULL",
      "--seed",
      String.valueOf(behaviour.seed()),
      "--out",
      "c"
    };
  }

  @Test
  void wellBehavedEngineGivesZero() throws IOException, InterruptedException {
    Result result = program().run(certify(Behaviour.HOLDS));
    assertThat(result.exitCode()).as(result.err()).isZero();
  }

  @Test
  void engineThatIsKilledFromOutside() throws IOException, InterruptedException {
    Program program = program();
    Process process = program.start(certify(Behaviour.HANGS_HALFWAY));
    awaitFirstFinding();
    process.children().forEach(ProcessHandle::destroyForcibly);
    Result result = program.end(process);
    assertThat(result.exitCode()).as(result.err()).isEqualTo(3);
    assertThat(result.out()).contains("QUEUE-FIFO        holds").contains("signal 9");
    assertThat(temporary.resolve("c/index.html")).isNotEmptyFile();
  }

  @Test
  void userWhoStopsItGetsWhatWasSeen() throws IOException, InterruptedException {
    Program program = program();
    Process process = program.start(certify(Behaviour.HANGS_WITH_CHILD));
    awaitFirstFinding();
    var family = process.descendants().toList();
    process.destroy();
    Result result = program.end(process);
    assertThat(result.exitCode()).as(result.err()).isEqualTo(130);
    assertThat(Files.readString(temporary.resolve("c/summary.md")))
        .contains("The run was stopped before it was through")
        .contains("QUEUE-FIFO | holds")
        .contains("QUEUE-FULL | **inconclusive**: conformance: the run was interrupted");
    assertThat(family).isNotEmpty().noneMatch(ProcessHandle::isAlive);
  }

  /** The file is another process's, so there is nothing to wait on but the file. */
  private void awaitFirstFinding() throws IOException {
    Path evidence = temporary.resolve("c/evidence.jsonl");
    Instant deadline = Instant.now().plus(PATIENCE);
    while (!Files.exists(evidence)
        || !Files.readString(evidence).contains("\"schema\":\"touchstone-evidence/1\"")) {
      assertThat(Instant.now()).as("no finding came").isBefore(deadline);
      LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
    }
  }
}
