package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.artifact.Artifact;
import dev.touchstone.certificate.artifact.Coordinates;
import dev.touchstone.certificate.artifact.JarOnDisk;
import dev.touchstone.certificate.artifact.JavaRuntime;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that say what is to be tried. */
final class SubjectOptions {
  @Parameters(
      paramLabel = "SUBJECT",
      arity = "0..*",
      description = "Subjects as 'list' names them, or classes of the artifact.")
  private List<String> subjects = new ArrayList<>();

  @Option(names = "--references", description = "All reference implementations.")
  private boolean references;

  @Option(
      names = "--artifact",
      paramLabel = "G:A:V",
      description = "Maven coordinates of what the classes come from.")
  private @Nullable String coordinates;

  @Option(names = "--jar", paramLabel = "FILE", description = "A jar that the classes come from.")
  private @Nullable Path jar;

  @Option(
      names = "--contract",
      paramLabel = "PRESET",
      description =
          "What the foreign classes promise: a preset, perhaps followed by ,attribute=value.")
  private @Nullable String contract;

  /** The names as they were typed. */
  List<String> names() {
    return subjects;
  }

  boolean references() {
    return references;
  }

  /** The text of the contract that was typed; empty if none was. */
  String contract() {
    return contract == null ? "" : Choice.contract(contract);
  }

  /** Whether an artifact is named. */
  boolean namesArtifact() {
    return coordinates != null || jar != null;
  }

  /** What foreign classes come from; may go to the network. */
  Artifact artifact() {
    if (coordinates != null && jar != null) {
      throw new UsageException("--artifact and --jar exclude one another.");
    }
    if (coordinates != null) {
      return Coordinates.resolve(coordinates);
    }
    return jar == null ? JavaRuntime.current() : JarOnDisk.read(jar);
  }

  /**
   * The arguments that name the origin and the contract again, for commands that repeat a check.
   */
  String replayArguments() {
    StringBuilder arguments = new StringBuilder();
    if (coordinates != null) {
      arguments.append("--artifact ").append(ShellWord.quote(coordinates));
    }
    if (jar != null) {
      arguments.append("--jar ").append(ShellWord.quote(jar.toString()));
    }
    if (contract != null) {
      arguments.append(" --contract ").append(ShellWord.quote(contract));
    }
    return arguments.toString().strip();
  }
}
