package dev.touchstone.certificate.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackingTest {
  @TempDir private Path temporary = Path.of("");

  private Path zip(Map<String, String> entries) throws IOException {
    Path file = Files.createTempFile(temporary, "program", ".jar");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, String> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    }
    return file;
  }

  private Path unpack(Path program) throws IOException {
    return new Unpacking(program, "engines/").into(temporary.resolve("cache"));
  }

  @Test
  void onlyTheFolderIsUnpackedAndOnlyOnce() throws IOException {
    Path program = zip(Map.of("engines/a/x.jar", "one", "other/y", "two"));
    Path first = unpack(program);
    assertThat(first.resolve("a/x.jar")).hasContent("one");
    assertThat(first.resolve("y")).doesNotExist();
    FileTime made = Files.getLastModifiedTime(first.resolve("a/x.jar"));
    assertThat(unpack(program)).isEqualTo(first);
    assertThat(Files.getLastModifiedTime(first.resolve("a/x.jar"))).isEqualTo(made);
  }

  @Test
  void otherContentGoesToAnotherPlace() throws IOException {
    assertThat(unpack(zip(Map.of("engines/a/x.jar", "one"))))
        .isNotEqualTo(unpack(zip(Map.of("engines/a/x.jar", "two"))));
  }

  @Test
  void whatACleanerDeletedIsUnpackedAgain() throws IOException {
    Path program = zip(Map.of("engines/a/x.jar", "one", "engines/b/y.jar", "two"));
    Files.delete(unpack(program).resolve("b/y.jar"));
    assertThat(unpack(program).resolve("b/y.jar")).hasContent("two");
  }

  @Test
  void manyAtOnceAgreeOnOnePlaceAndLeaveNothingBehind() throws Exception {
    Path program = zip(Map.of("engines/a/x.jar", "one"));
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      Callable<Path> unpack = () -> unpack(program);
      List<Path> places =
          pool.invokeAll(List.of(unpack, unpack, unpack, unpack)).stream()
              .map(UnpackingTest::get)
              .distinct()
              .toList();
      assertThat(places).hasSize(1);
      try (Stream<Path> left = Files.list(temporary.resolve("cache"))) {
        assertThat(left).hasSize(1);
      }
    } finally {
      pool.shutdownNow();
    }
  }

  @Test
  void entryThatLeadsOutOfTheDirectoryIsRefused() throws IOException {
    Path program = zip(Map.of("engines/../../evil", "x"));
    assertThatThrownBy(() -> unpack(program)).isInstanceOf(IOException.class);
  }

  private static Path get(Future<Path> future) {
    try {
      return future.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }
}
