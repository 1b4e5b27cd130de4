package dev.touchstone.certificate.launch;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.artifact.Artifact;
import dev.touchstone.certificate.files.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks, in a JVM of its own, whether a foreign class can be had as a subject and what it promises,
 * so that no foreign class is ever loaded by the command line.
 */
public final class ForeignClass {
  private static final String PROBE = "dev.touchstone.evidence.SubjectProbe";
  private static final int REFUSED = 2;
  private static final int FAILED = 3;
  private static final int HEAP_MEGABYTES = 512;

  /** Names the milliseconds that a class may take to be made, for tests. */
  private static final String PATIENCE = "touchstone.probe.millis";

  private static final Duration LIMIT = Duration.ofMillis(Long.getLong(PATIENCE, 30_000));

  /**
   * What was seen.
   *
   * @param contract the text of the contract that the class is held to
   * @param failure why nothing can be tried on it, without a full stop; empty if it can be made
   */
  public record Look(String contract, String failure) {}

  private final EngineBundle bundle;

  public ForeignClass(EngineBundle bundle) {
    this.bundle = bundle;
  }

  /**
   * Looks at a class.
   *
   * @param contract what the user says that it keeps; empty if the shipped table should know
   * @throws UsageException with the reason if there is no such class, or no contract is known
   */
  public Look look(String className, String contract, Artifact artifact) {
    JvmOutcome outcome = probe(className, contract, artifact);
    List<String> lines = outcome.lastLines();
    String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1).strip();
    if (outcome.clean() && !last.isEmpty()) {
      return new Look(last, "");
    }
    if (outcome.end() == JvmOutcome.End.EXITED && outcome.status() == REFUSED) {
      throw new UsageException(last);
    }
    boolean told = outcome.end() == JvmOutcome.End.EXITED && outcome.status() == FAILED;
    String failure =
        told && last.endsWith(".")
            ? last.substring(0, last.length() - 1)
            : "the class cannot be made: a JVM that tries it "
                + how(outcome)
                + (last.isEmpty() ? "" : "; the last line that it printed: " + last);
    String kept =
        contract.isEmpty() ? SubjectList.knownContract(bundle, className).orElse("") : contract;
    if (kept.isEmpty()) {
      throw new UsageException(
          "The class '" + className + "' of '" + artifact.name() + "': " + failure + ".");
    }
    return new Look(kept, failure);
  }

  private static String how(JvmOutcome outcome) {
    return switch (outcome.end()) {
      case TIMED_OUT -> "does not get through within " + LIMIT.toSeconds() + " s";
      case EXITED -> "ends with exit status " + outcome.status();
      default -> "does not start";
    };
  }

  private JvmOutcome probe(String className, String contract, Artifact artifact) {
    try {
      Path scratch = Files.createTempDirectory("touchstone-probe-");
      try {
        return new EngineJvm(
                classPath(artifact),
                PROBE,
                List.of(className, contract),
                scratch,
                scratch.resolve("log"),
                HEAP_MEGABYTES,
                artifact.flags())
            .run(LIMIT, () -> {});
      } finally {
        FileTree.delete(scratch);
      }
    } catch (IOException e) {
      throw new UsageException("There is no room for temporary files (" + e + ").", e);
    }
  }

  private List<Path> classPath(Artifact artifact) {
    List<Path> classPath = new ArrayList<>();
    bundle.engines().stream().findFirst().ifPresent(e -> classPath.addAll(bundle.jars(e)));
    classPath.removeIf(jar -> !jar.getFileName().toString().matches("touchstone-.*|jspecify-.*"));
    classPath.addAll(bundle.jars(EngineBundle.SUBJECTS));
    classPath.addAll(artifact.jars());
    return classPath;
  }
}
