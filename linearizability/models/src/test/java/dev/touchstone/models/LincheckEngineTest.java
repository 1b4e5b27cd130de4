package dev.touchstone.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engine from a request to evidence lines. */
class LincheckEngineTest {
  @TempDir Path directory;

  private List<String> evidence(Subject subject, String claim) throws Exception {
    Path file = directory.resolve("evidence.jsonl");
    EngineRequest request =
        new EngineRequest(
            List.of(subject.name()),
            "",
            Set.of(claim),
            Budget.QUICK,
            1,
            directory,
            file,
            directory,
            "",
            "",
            "");
    EngineMain.run(new LincheckEngine(), request, List.of(subject));
    return Files.readAllLines(file);
  }

  @Test
  void aControlFoundByNameIsViolatedWithItsInterleaving() throws Exception {
    Subject specimen = Subjects.find("specimen:SpmcPeekWithoutSecondIndexRead", null);

    List<String> lines = evidence(specimen, "QUEUE-PEEK");

    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).contains("touchstone-plan/1", "\"check\":\"head\"");
    assertThat(lines.get(1)).contains("\"claim\":\"QUEUE-PEEK\"", "\"verdict\":\"VIOLATED\"");
    assertThat(lines.get(2)).contains("touchstone-end/1");
    Path counterexample =
        directory.resolve(
            "counterexamples/specimen_SpmcPeekWithoutSecondIndexRead/QUEUE-PEEK/lincheck");
    assertThat(counterexample.resolve("trace.json")).isRegularFile();
    assertThat(read(counterexample.resolve("explanation.txt")))
        .contains("A queue asked for capacity 2", "No order of the operations");
  }

  @Test
  void aQueueThatCannotBeConstructedIsUndecided() throws Exception {
    RingSubject subject =
        RingSubject.of(
            "Unconstructible",
            capacity -> {
              throw new IllegalStateException("out of order");
            });

    assertThat(evidence(subject, "QUEUE-FULL"))
        .filteredOn(line -> line.contains("\"verdict\""))
        .hasSize(2)
        .allSatisfy(
            line ->
                assertThat(line)
                    .contains(
                        "\"verdict\":\"INCONCLUSIVE\"",
                        "the queue could not be constructed: java.lang.IllegalStateException"));
  }

  @Test
  void theVersionIsThatOfTheLibrary() {
    assertThat(
            org.jetbrains.kotlinx.lincheck.LinChecker.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath())
        .contains(new LincheckEngine().version());
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file);
  }
}
