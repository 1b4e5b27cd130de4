package dev.touchstone.certificate.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.Golden;
import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.contracts.queue.QueueClaims;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilesTest {
  @TempDir private Path temporary = Path.of("");

  private static RunLog run() {
    return SampleRun.on(SampleRun.FOREIGN)
        .claims("QUEUE-FIFO", "QUEUE-FULL", "QUEUE-PUBLISH", "QUEUE-RETENTION", "QUEUE-ALLOC")
        .launched("lincheck", "")
        .holds("lincheck", QueueClaims.FIFO)
        .violated(
            "lincheck", QueueClaims.FULL, "offer(3) = false, although <one> slot | is free", null)
        .inconclusive("jcstress", QueueClaims.PUBLISH, "3 of 8 configurations")
        .log();
  }

  private CertificateDirectory written(RunLog run) throws IOException {
    CertificateDirectory directory = CertificateDirectory.prepare(temporary.resolve("out"));
    EvidenceFile file = new EvidenceFile(directory.evidence());
    file.append(run.header());
    for (var evidence : run.evidence()) {
      file.append(evidence);
    }
    return directory;
  }

  @Test
  void junit() throws Exception {
    String xml = JunitXml.of(Certification.of(run()));
    Golden.check("junit.xml", xml);
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    assertThat(document.getElementsByTagName("testcase").getLength()).isEqualTo(5);
    assertThat(document.getElementsByTagName("failure").getLength()).isEqualTo(1);
    assertThat(document.getElementsByTagName("error").getLength()).isEqualTo(1);
    assertThat(document.getElementsByTagName("skipped").getLength()).isEqualTo(2);
  }

  @Test
  void xmlHasNoFormForControlCharacters() {
    assertThat(JunitXml.escaped("a\u0000b\u001b<\n")).isEqualTo("a?b?&lt;&#10;");
  }

  @Test
  void summary() throws IOException {
    Golden.check("summary.md", Summary.of(Certification.of(run()), List.of("one change")));
  }

  @Test
  void statement() throws IOException {
    RunLog run = run();
    String text = Statement.of(Certification.of(run), written(run));
    Golden.check("certificate.json", text);
    JsonNode root = JsonMapper.builder().build().readTree(text);
    assertThat(root.at("/_type").asText()).isEqualTo("https://in-toto.io/Statement/v1");
    assertThat(root.at("/subject/0/digest/sha256").asText()).hasSize(64);
    assertThat(root.at("/predicate/result").asText()).isEqualTo("FAILED");
    assertThat(root.at("/predicate/failedTests/0").asText()).endsWith(" QUEUE-FULL");
  }

  @Test
  void evidenceReadsBackAsItWasWritten() throws IOException {
    RunLog run = run();
    RunLog read = new EvidenceFile(written(run).evidence()).read();
    assertThat(read.header()).isEqualTo(run.header());
    assertThat(read.evidence()).isEqualTo(run.evidence());
    assertThat(read.interrupted()).as("there was no last line").isTrue();
  }

  @Test
  void halfALineIsCountedAndTheNextOneSurvives() throws IOException {
    RunLog run = run();
    EvidenceFile file = new EvidenceFile(written(run).evidence());
    Files.writeString(file.path(), "{\"schema\":\"tou", StandardOpenOption.APPEND);
    file.append(run.evidence().get(0));
    RunLog read = file.read();
    assertThat(read.damaged()).isEqualTo(1);
    assertThat(read.evidence()).hasSize(run.evidence().size() + 1);
  }

  @Test
  void certificateSpeaksOfDamage() throws IOException {
    RunLog run = run();
    EvidenceFile file = new EvidenceFile(written(run).evidence());
    Files.writeString(file.path(), "rubbish\n", StandardOpenOption.APPEND);
    Certificate certificate = Certification.of(file.read());
    assertThat(certificate.problems()).anyMatch(p -> p.contains("could not be read: 1"));
  }

  @Test
  void directoryOfOthersIsRefusedAndLeftAlone() throws IOException {
    Path foreign = Files.createDirectories(temporary.resolve("foreign"));
    Path file = Files.writeString(foreign.resolve("thesis.txt"), "years of work");
    assertThatThrownBy(() -> CertificateDirectory.prepare(foreign))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("was not written by Touchstone");
    assertThat(file).exists();
  }

  @Test
  void ownDirectoryIsReplaced() throws IOException {
    CertificateDirectory first = CertificateDirectory.prepare(temporary.resolve("out"));
    Path old = Files.createDirectories(first.counterexamples().resolve("old"));
    CertificateDirectory.prepare(first.root());
    assertThat(old).doesNotExist();
  }
}
