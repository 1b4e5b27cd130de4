package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.artifact.Artifact;
import dev.touchstone.certificate.artifact.Coordinates;
import dev.touchstone.certificate.artifact.Digest;
import dev.touchstone.certificate.artifact.JarOnDisk;
import dev.touchstone.certificate.files.CertificateFile;
import dev.touchstone.evidence.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code touchstone verify}: whether a certificate speaks of a jar, by its digest; and whether the
 * evidence that lies beside it is the one that it was made from. Runs nothing, and goes to the
 * network only for coordinates that were never fetched.
 */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Says whether a certificate speaks of this jar, by its digest.",
    footer = {
      "",
      "Exits 0 if it does, 1 if it does not. It does not judge the verdicts, nor signatures.",
      "",
      "Example:",
      "  touchstone verify touchstone-certificate --jar rxjava-core-0.20.0-RC3.jar"
    })
final class VerifyCommand implements Callable<Integer> {
  private static final int OTHER = 1;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "CERTIFICATE",
      description = "A certificate.json, or the directory that it lies in.")
  private Path certificate = Path.of("");

  @Option(names = "--jar", paramLabel = "FILE", description = "The jar in question.")
  private @Nullable Path jar;

  @Option(
      names = "--artifact",
      paramLabel = "G:A:V",
      description = "Or its Maven coordinates; goes to the network if it was never fetched.")
  private @Nullable String coordinates;

  @Option(names = "--json", description = "Write the result as JSON.")
  private boolean json;

  /** What was made out of the evidence beside the certificate. */
  private enum EvidenceState {
    UNCHANGED("the evidence beside it is the one that it was made from"),
    CHANGED("the evidence beside it is NOT the one that it was made from"),
    ABSENT("its evidence does not lie beside it");

    private final String words;

    EvidenceState(String words) {
      this.words = words;
    }
  }

  @Override
  public Integer call() {
    CertificateFile read = CertificateFile.read(certificate, "");
    Artifact artifact = artifact();
    List<String> names =
        read.artifacts().stream()
            .filter(d -> d.sha256().equals(artifact.sha256()))
            .map(CertificateFile.Descriptor::name)
            .toList();
    EvidenceState evidence = evidence(read);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonWriter.write(json(read, artifact, names, evidence)));
    } else {
      text(out, read, artifact, names, evidence);
    }
    return names.isEmpty() || evidence == EvidenceState.CHANGED ? OTHER : 0;
  }

  private Artifact artifact() {
    if (jar != null && coordinates == null) {
      return JarOnDisk.read(jar);
    }
    if (jar == null && coordinates != null) {
      return Coordinates.resolve(coordinates);
    }
    throw new UsageException("Name the jar in question by --jar or by --artifact, by one of them.");
  }

  private String named() {
    return jar == null ? String.valueOf(coordinates) : jar.toString();
  }

  private static EvidenceState evidence(CertificateFile read) {
    Path file = read.path().toAbsolutePath().resolveSibling("evidence.jsonl");
    if (!Files.isRegularFile(file)) {
      return EvidenceState.ABSENT;
    }
    try {
      return Digest.of(file).equals(read.evidenceSha256())
          ? EvidenceState.UNCHANGED
          : EvidenceState.CHANGED;
    } catch (IOException e) {
      throw new UsageException("The evidence '" + file + "' cannot be read.", e);
    }
  }

  private void text(
      PrintWriter out,
      CertificateFile read,
      Artifact artifact,
      List<String> names,
      EvidenceState evidence) {
    if (names.isEmpty()) {
      out.println("The certificate does not speak of " + named() + ".");
      out.println("  the jar has SHA-256 " + artifact.sha256());
      read.artifacts()
          .forEach(d -> out.println("  it speaks of " + d.name() + ", SHA-256 " + d.sha256()));
    } else {
      out.println(
          "The certificate speaks of "
              + named()
              + ": the digest is that of "
              + String.join(", ", names)
              + " (SHA-256 "
              + artifact.sha256()
              + ").");
    }
    out.println("Of the evidence: " + evidence.words + ".");
    out.println("It says: " + read.verdict());
  }

  private static Map<String, Object> json(
      CertificateFile read, Artifact artifact, List<String> names, EvidenceState evidence) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("speaksOfJar", !names.isEmpty());
    root.put("sha256", artifact.sha256());
    root.put("artifacts", names);
    root.put(
        "others",
        read.artifacts().stream()
            .filter(d -> !names.contains(d.name()))
            .map(CertificateFile.Descriptor::name)
            .collect(Collectors.toList()));
    root.put("evidence", evidence);
    root.put("verdict", read.verdict());
    return root;
  }
}
