package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Program.Result;
import dev.touchstone.certificate.fake.AbstractQueue;
import dev.touchstone.certificate.fake.UnreachableQueue;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar on wrong requests: one clear sentence, exit code 2, and nothing is touched. */
class BadInputIT {
  @TempDir private Path temporary = Path.of("");

  @Test
  void misspeltSubject() throws IOException, InterruptedException {
    refused("did you mean 'touchstone:SpmcArrayQueue'?", "certify", "touchstone:SpmcArayQueue");
  }

  @Test
  void directoryOfOthers() throws IOException, InterruptedException {
    Files.writeString(temporary.resolve("thesis.txt"), "years of work");
    refused("was not written by Touchstone", "certify", "--references", "--out", ".");
    assertThat(temporary.resolve("thesis.txt")).exists();
  }

  @Test
  void classesThatCannotBeHad() throws IOException, InterruptedException {
    jar(temporary.resolve("fakes.jar"), AbstractQueue.class, UnreachableQueue.class);
    foreign("There is no class 'com.example.Nowhere'", "com.example.Nowhere");
    foreign("is abstract", AbstractQueue.class.getName());
    foreign("constructor", UnreachableQueue.class.getName());
    refused("spmc-bounded, ", "certify", UnreachableQueue.class.getName(), "--jar", "fakes.jar");
  }

  private void foreign(String expected, String className) throws IOException, InterruptedException {
    refused(expected, "certify", className, "--jar", "fakes.jar", "--contract", "spmc-bounded");
  }

  private void refused(String expected, String... arguments)
      throws IOException, InterruptedException {
    Result result = new Program(temporary).run(arguments);
    assertThat(result.err()).contains(expected).startsWith("touchstone: ").doesNotContain("\tat ");
    assertThat(result.out()).isEmpty();
    assertThat(result.exitCode()).as(result.err()).isEqualTo(2);
    assertThat(temporary.resolve("touchstone-certificate")).doesNotExist();
  }

  static void jar(Path file, Class<?>... types) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (Class<?> type : types) {
        String name = type.getName().replace('.', '/') + ".class";
        try (InputStream in = Objects.requireNonNull(type.getResourceAsStream("/" + name))) {
          jar.putNextEntry(new ZipEntry(name));
          in.transferTo(jar);
          jar.closeEntry();
        }
      }
    }
  }
}
