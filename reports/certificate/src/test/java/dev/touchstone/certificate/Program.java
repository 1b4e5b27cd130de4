package dev.touchstone.certificate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** Runs the runnable jar as a user does: as a process of its own. */
final class Program {
  private static final int LIMIT_SECONDS = 180;
  static final Path JAR = Path.of(Objects.requireNonNull(System.getProperty("touchstone.jar")));

  private final List<String> flags;
  private final Path directory;
  private String limits = "";

  /**
   * @param directory where it runs, and where what it prints is kept
   * @param flags of its JVM
   */
  Program(Path directory, String... flags) {
    this.directory = directory;
    this.flags = List.of(flags);
  }

  /** Sets limits with a command of the shell, such as {@code ulimit}. */
  Program under(String shellCommand) {
    limits = shellCommand;
    return this;
  }

  /** How it ended and what it printed. */
  record Result(int exitCode, String out, String err) {}

  Result run(String... arguments) throws IOException, InterruptedException {
    return end(start(arguments));
  }

  Process start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    if (!limits.isEmpty()) {
      command.addAll(List.of("bash", "-c", limits + "; exec \"$@\"", "bash"));
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Dtouchstone.cache=" + JAR.resolveSibling("it-cache"));
    command.addAll(flags);
    command.add("-jar");
    command.add(JAR.toString());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectOutput(directory.resolve("out.txt").toFile())
        .redirectError(directory.resolve("err.txt").toFile())
        .start();
  }

  Result end(Process process) throws InterruptedException {
    if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      throw new AssertionError(
          "it did not end within " + LIMIT_SECONDS + " s: " + printed("err.txt"));
    }
    return new Result(process.exitValue(), printed("out.txt"), printed("err.txt"));
  }

  private String printed(String name) {
    try {
      return Files.readString(directory.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
