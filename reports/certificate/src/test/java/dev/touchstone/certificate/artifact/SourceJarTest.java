package dev.touchstone.certificate.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceJarTest {
  @TempDir private Path temporary = Path.of("");

  @Test
  void lineIsFoundByTheNameOfItsFileAlone() throws IOException {
    try (SourceJar jar = SourceJar.open(jar(), "")) {
      assertThat(jar.line("One.java", 2)).isEqualTo("b();");
      assertThat(jar.line("One.java", 3)).isEmpty();
      assertThat(jar.line("One.java", 0)).isEmpty();
      assertThat(jar.line("None.java", 1)).isEmpty();
    }
  }

  @Test
  void ofTwoFilesOfOneNameNeitherIsTaken() throws IOException {
    try (SourceJar jar = SourceJar.open(jar(), "")) {
      assertThat(jar.line("Two.java", 1)).isEmpty();
    }
    try (SourceJar jar = SourceJar.open(jar(), "q/")) {
      assertThat(jar.line("Two.java", 1)).isEqualTo("q");
    }
  }

  private Path jar() throws IOException {
    Path file = temporary.resolve("x-sources.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      add(zip, "p/One.java", "a();\n  b();\n");
      add(zip, "p/Two.java", "p");
      add(zip, "q/Two.java", "q");
    }
    return file;
  }

  private static void add(ZipOutputStream zip, String name, String text) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }
}
