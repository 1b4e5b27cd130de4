package dev.touchstone.certificate.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes to the page of a CI job stays within what that takes, and says what it leaves out. */
class CiPageTest {
  @TempDir private Path temporary = Path.of("");

  private Certificate one() {
    return Certification.of(
        SampleRun.on(SampleRun.FOREIGN)
            .claims("QUEUE-FIFO", "QUEUE-FULL", "QUEUE-PUBLISH")
            .holds("lincheck", QueueClaims.FIFO)
            .violated("lincheck", QueueClaims.FULL, "50 % of offers,\nall: refused", "trace.json")
            .inconclusive("jcstress", QueueClaims.PUBLISH, "3 of 8 configurations")
            .log());
  }

  private static Certificate many(Certificate one, int times) {
    List<SubjectReport> subjects = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      subjects.addAll(one.subjects());
    }
    return new Certificate(
        one.run(),
        one.engines(),
        subjects,
        one.exitCode(),
        one.sentence(),
        one.environment(),
        one.problems());
  }

  @Test
  void annotationsNameTheLineAndEscapeWhatTheFormNeeds() throws IOException {
    Files.writeString(temporary.resolve("trace.json"), JsonWriter.write(SampleRun.trace()));
    List<String> lines = Annotations.of(one(), new CertificateDirectory(temporary));
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0))
        .startsWith("::error title=Touchstone%3A QUEUE-FULL")
        .contains(",file=rx/internal/util/unsafe/SpmcArrayQueue.java,line=160::")
        .contains("50 %25 of offers,%0Aall: refused");
    assertThat(lines.get(1)).startsWith("::warning title=Touchstone%3A QUEUE-PUBLISH::");
  }

  @Test
  void tenAnnotationsOfALevelAreShownAndTheLastSaysHowManyAreNot() {
    List<String> lines = Annotations.of(many(one(), 30), new CertificateDirectory(temporary));
    assertThat(lines).filteredOn(line -> line.startsWith("::error")).hasSize(10);
    assertThat(lines.get(9)).contains("::21 more are in the certificate");
    assertThat(lines).filteredOn(line -> line.startsWith("::warning")).hasSize(10);
  }

  @Test
  void summaryOfALargeLibraryHasRoom() {
    List<String> changes = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      changes.add("a claim has changed, and this is said at some length, once for each of them");
    }
    Certificate large = many(one(), 5_000);
    String summary = Summary.of(large, changes);
    assertThat(summary.getBytes(StandardCharsets.UTF_8).length).isLessThan(Summary.LIMIT);
    assertThat(summary).contains(" of 5000 subjects are left out here").contains("… and 4800 more");
    assertThat(Summary.of(many(one(), 25), List.of())).doesNotContain("left out");
  }
}
