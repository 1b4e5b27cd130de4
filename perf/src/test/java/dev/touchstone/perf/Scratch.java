package dev.touchstone.perf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where forks of tests keep their files: one place for all, since JMH decides once. */
final class Scratch {
  static final Path PATH = make();

  private Scratch() {}

  private static Path make() {
    try {
      return Files.createDirectories(Path.of("target", "jmh-scratch").toAbsolutePath());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
