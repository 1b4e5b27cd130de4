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
  private static final int HEAP_MEGABYTES = 512;
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private final EngineBundle bundle;

  public ForeignClass(EngineBundle bundle) {
    this.bundle = bundle;
  }

  /**
   * The text of the contract that the class is held to.
   *
   * @param contract what the user says that it keeps; empty if the shipped table should know
   * @throws UsageException with the reason if the class cannot be had
   */
  public String contract(String className, String contract, Artifact artifact) {
    JvmOutcome outcome = probe(className, contract, artifact);
    String last =
        outcome.lastLines().isEmpty()
            ? ""
            : outcome.lastLines().get(outcome.lastLines().size() - 1).strip();
    if (outcome.clean() && !last.isEmpty()) {
      return last;
    }
    if (outcome.end() == JvmOutcome.End.EXITED && outcome.status() == REFUSED) {
      throw new UsageException(last);
    }
    throw new UsageException(
        "The class '"
            + className
            + "' of '"
            + artifact.name()
            + "' cannot be tried: "
            + outcome.reason()
            + ".");
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
                HEAP_MEGABYTES)
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
