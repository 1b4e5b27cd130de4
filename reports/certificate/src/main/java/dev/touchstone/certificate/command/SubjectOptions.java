package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.artifact.Artifact;
import dev.touchstone.certificate.artifact.Coordinates;
import dev.touchstone.certificate.artifact.JarOnDisk;
import dev.touchstone.certificate.artifact.JavaRuntime;
import dev.touchstone.certificate.artifact.ModuleAccess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
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

  @Option(
      names = "--add-opens",
      paramLabel = "MODULE/PACKAGE",
      description = "A package of the JDK to be opened to the foreign classes; may be repeated.")
  private List<String> opened = new ArrayList<>();

  /** The options that a command line of these words has. */
  static SubjectOptions parse(List<String> words) {
    SubjectOptions options = new SubjectOptions();
    new CommandLine(options).parseArgs(words.toArray(String[]::new));
    return options;
  }

  /** Takes the classes from elsewhere than was said before. */
  void from(@Nullable String otherCoordinates, @Nullable Path otherJar) {
    coordinates = otherCoordinates;
    jar = otherJar;
  }

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

  /** Whether a package is to be opened, which only foreign classes can want. */
  boolean opensPackages() {
    return !opened.isEmpty();
  }

  /** Whether an artifact is named. */
  boolean namesArtifact() {
    return coordinates != null || jar != null;
  }

  /** What foreign classes come from; may go to the network. */
  Artifact artifact() {
    List<String> flags = ModuleAccess.flags(opened);
    return origin().with(flags);
  }

  private Artifact origin() {
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
    opened.forEach(each -> arguments.append(" --add-opens ").append(ShellWord.quote(each)));
    return arguments.toString().strip();
  }
}
