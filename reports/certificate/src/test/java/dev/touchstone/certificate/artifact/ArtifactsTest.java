package dev.touchstone.certificate.artifact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.certificate.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArtifactsTest {
  @TempDir private Path temporary = Path.of("");

  @Test
  void digestIsThatOfTheStandard() throws IOException {
    Path file = Files.writeString(temporary.resolve("abc"), "abc");
    assertThat(Digest.of(file))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assertThat(new Digest().add("abc".getBytes(StandardCharsets.UTF_8)).hex())
        .isEqualTo(Digest.of(file));
  }

  @Test
  void missingJarIsNamed() {
    assertThatThrownBy(() -> JarOnDisk.read(temporary.resolve("no.jar")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("There is no file")
        .hasMessageContaining("no.jar");
  }

  @Test
  void fileThatIsNoZipIsRefused() throws IOException {
    Path file = Files.writeString(temporary.resolve("text.jar"), "not a zip");
    assertThatThrownBy(() -> JarOnDisk.read(file))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("is not a jar");
  }

  @Test
  void coordinatesOfTheWrongFormAreRefusedBeforeAnyNetwork() {
    assertThatThrownBy(() -> Coordinates.resolve("org.jctools:jctools-core"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("group:artifact:version");
  }

  @Test
  void mavenIsFoundThroughALinkOnThePath() throws IOException {
    Path home = temporary.resolve("maven");
    Files.createDirectories(home.resolve("conf"));
    Path mvn = Files.createDirectories(home.resolve("bin")).resolve("mvn");
    Files.writeString(mvn, "#!/bin/sh\n");
    Path bin = Files.createDirectories(temporary.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("mvn"), mvn);
    assertThat(MavenHome.find(Map.of("PATH", bin.toString()))).contains(home.toRealPath());
    assertThat(MavenHome.find(Map.of("MAVEN_HOME", home.toString()))).contains(home);
    assertThat(MavenHome.find(Map.of("PATH", "/nowhere"))).isEmpty();
  }
}
