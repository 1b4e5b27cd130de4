package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.artifact.Digest;
import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.contracts.queue.QueueClaims;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A certificate speaks of the jar with its digest, and of no other. */
class VerifyTest {
  @TempDir private Path temporary = Path.of("");
  private Path jar = Path.of("");
  private Path other = Path.of("");
  private CertificateDirectory directory = new CertificateDirectory(Path.of(""));

  @BeforeEach
  void certificate() throws IOException {
    jar = jar("one.jar", "one");
    other = jar("other.jar", "two");
    CertifiedSubject subject =
        new CertifiedSubject("com.example.Queue", "spmc-bounded", "a:b:1", Digest.of(jar));
    directory =
        Written.certificate(
            temporary.resolve("c"),
            SampleRun.on(subject).claims("QUEUE-FIFO").holds("lincheck", QueueClaims.FIFO).log());
  }

  @Test
  void thisJar() {
    Ran ran = Ran.with("verify", directory.root().toString(), "--jar", jar.toString());
    assertThat(ran.out())
        .contains("speaks of " + jar, "that of a:b:1", "is the one that it was made from");
    assertThat(ran.exitCode()).isZero();
  }

  @Test
  void anotherJar() {
    Ran ran = Ran.with("verify", directory.root().toString(), "--jar", other.toString());
    assertThat(ran.out()).contains("does not speak of " + other, "it speaks of a:b:1");
    assertThat(ran.exitCode()).isEqualTo(1);
  }

  @Test
  void evidenceThatWasChangedAfterwards() throws IOException {
    Files.writeString(directory.evidence(), "\n", StandardOpenOption.APPEND);
    Ran ran = Ran.with("verify", directory.root().toString(), "--jar", jar.toString());
    assertThat(ran.out()).contains("is NOT the one");
    assertThat(ran.exitCode()).isEqualTo(1);
  }

  @Test
  void certificateAlone() throws IOException {
    Path alone = Files.copy(directory.root().resolve("certificate.json"), temporary.resolve("x"));
    Ran ran = Ran.with("verify", alone.toString(), "--jar", jar.toString(), "--json");
    JsonNode root = JsonMapper.builder().build().readTree(ran.out());
    assertThat(root.path("speaksOfJar").asBoolean()).isTrue();
    assertThat(root.path("evidence").asText()).isEqualTo("ABSENT");
    assertThat(root.path("artifacts").toString()).isEqualTo("[\"a:b:1\"]");
    assertThat(ran.exitCode()).isZero();
  }

  private Path jar(String name, String content) throws IOException {
    Path file = temporary.resolve(name);
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(content));
      zip.closeEntry();
    }
    return file;
  }
}
