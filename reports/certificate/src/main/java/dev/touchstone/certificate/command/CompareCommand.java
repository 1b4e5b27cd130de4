package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.command.Comparison.Change;
import dev.touchstone.certificate.files.CertificateFile;
import dev.touchstone.certificate.files.EvidenceFile;
import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code touchstone compare}: two certificates, or two artifacts, which are certified first.
 * Claims, what was seen of violated ones, and figures.
 */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description =
        "Says what differs between two certificates, or between two artifacts, which it certifies first.",
    footer = {
      "",
      "Exits 1 if B violates a claim that A does not, else 3 if a required claim that held in A is",
      "not decided in B, else 0.",
      "",
      "Examples:",
      "  touchstone compare build/rc3 build/rc4",
      "  touchstone compare com.netflix.rxjava:rxjava-core:0.20.0-RC3"
          + " com.netflix.rxjava:rxjava-core:0.20.0-RC4"
          + " --subject rx.internal.util.unsafe.SpmcArrayQueue"
    })
final class CompareCommand implements Callable<Integer> {
  private static final String COORDINATES = "[^:\\s/\\\\]+(:[^:\\s]+){2,4}";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "A",
      description = "A certificate or its directory; or G:A:V, or a jar.")
  private String a = "";

  @Parameters(index = "1", paramLabel = "B", description = "The same, to be compared with A.")
  private String b = "";

  @Option(
      names = "--subject",
      split = ",",
      paramLabel = "CLASS",
      description = "Of artifacts: the classes to be certified.")
  private List<String> subjects = new ArrayList<>();

  @Option(
      names = "--contract",
      paramLabel = "PRESET",
      description = "Of artifacts: what the classes promise.")
  private @Nullable String contract;

  @Option(
      names = "--budget",
      defaultValue = "quick",
      paramLabel = "BUDGET",
      description = "Of artifacts: how hard to try (default: ${DEFAULT-VALUE}).")
  private String budget = "quick";

  @Option(
      names = "--engine",
      split = ",",
      paramLabel = "NAME",
      description = "Of artifacts: only these engines.")
  private List<String> engines = new ArrayList<>();

  @Option(
      names = "--out",
      defaultValue = "touchstone-comparison",
      paramLabel = "DIR",
      description = "Of artifacts: where the certificates a and b go (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("touchstone-comparison");

  @Option(names = "--json", description = "Write the result as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    boolean artifacts = isArtifact(a);
    if (artifacts != isArtifact(b)) {
      throw new UsageException(
          "'"
              + a
              + "' and '"
              + b
              + "' are not of one kind: give two certificates, or two artifacts.");
    }
    Path first = Path.of(a);
    Path second = Path.of(b);
    if (artifacts) {
      if (subjects.isEmpty()) {
        throw new UsageException(
            "Artifacts are compared by their classes: name them by --subject.");
      }
      first = out.resolve("a");
      second = out.resolve("b");
      int failed = Math.max(certify(a, first), certify(b, second));
      if (failed != 0) {
        return failed;
      }
    } else if (!subjects.isEmpty() || contract != null) {
      throw new UsageException("--subject and --contract are for artifacts, not for certificates.");
    }
    return compare(first, second);
  }

  private int compare(Path first, Path second) {
    CertificateFile before = CertificateFile.read(first, "");
    CertificateFile after = CertificateFile.read(second, "");
    Comparison comparison =
        Comparison.of(before, evidence(before, first), after, evidence(after, second));
    PrintWriter print = spec.commandLine().getOut();
    if (json) {
      print.println(JsonWriter.write(comparison));
    } else {
      text(print, comparison);
    }
    return comparison.exitCode();
  }

  private static boolean isArtifact(String text) {
    return text.matches(COORDINATES) || text.endsWith(".jar");
  }

  /** Certifies; 0 if there is a certificate now, else the exit code. */
  private int certify(String artifact, Path directory) {
    List<String> arguments = new ArrayList<>(List.of("certify"));
    arguments.addAll(subjects);
    arguments.add(artifact.endsWith(".jar") ? "--jar" : "--artifact");
    arguments.add(artifact);
    if (contract != null) {
      arguments.addAll(List.of("--contract", contract));
    }
    if (!engines.isEmpty()) {
      arguments.addAll(List.of("--engine", String.join(",", engines)));
    }
    arguments.addAll(List.of("--budget", budget, "--out", directory.toString()));
    PrintWriter err = spec.commandLine().getErr();
    err.println("certifying " + artifact + " into " + directory);
    int exitCode =
        Main.execute(
            new PrintWriter(PrintWriter.nullWriter()), err, arguments.toArray(String[]::new));
    boolean written = exitCode < ExitCode.INTERNAL.status() && exitCode != ExitCode.USAGE.status();
    return written ? 0 : exitCode;
  }

  /** The evidence beside a certificate; without it figures are not compared, which is said. */
  private List<Evidence> evidence(CertificateFile file, Path named) {
    Path beside = file.path().toAbsolutePath().resolveSibling("evidence.jsonl");
    String why = "does not lie beside it";
    if (Files.isRegularFile(beside)) {
      try {
        return new EvidenceFile(beside).read().evidence();
      } catch (IOException e) {
        why = "cannot be read (" + e.getMessage() + ")";
      }
    }
    spec.commandLine()
        .getErr()
        .println(
            "touchstone: figures are not compared: the evidence of '" + named + "' " + why + ".");
    return List.of();
  }

  private static void text(PrintWriter out, Comparison comparison) {
    section(out, "Worse in B", comparison, Change.BROKEN, Change.UNDECIDED);
    section(out, "Mended in B", comparison, Change.MENDED);
    section(out, "Otherwise different", comparison, Change.OTHER);
    section(out, "Violated in both, and seen in another way", comparison, Change.BEHAVIOUR);
    only(out, "Only in A", comparison.onlyInA());
    only(out, "Only in B", comparison.onlyInB());
    if (!comparison.figures().isEmpty()) {
      out.println("Figures");
      comparison
          .figures()
          .forEach(
              f ->
                  out.printf(
                      "  %s %s, %s: %s in A, %s in B%n",
                      f.subject(), f.claim(), f.name(), f.a(), f.b()));
    }
    out.println(comparison.alike() + " claims have the same verdict in both.");
  }

  private static void section(
      PrintWriter out, String heading, Comparison comparison, Change... changes) {
    List<Comparison.Difference> chosen =
        comparison.differences().stream()
            .filter(d -> List.of(changes).contains(d.change()))
            .toList();
    if (chosen.isEmpty()) {
      return;
    }
    out.println(heading);
    for (Comparison.Difference difference : chosen) {
      out.println("  " + difference.subject() + " " + difference.claim());
      out.println("    A: " + difference.a());
      out.println("    B: " + difference.b());
    }
  }

  private static void only(PrintWriter out, String heading, List<String> lines) {
    if (!lines.isEmpty()) {
      out.println(heading);
      lines.forEach(line -> out.println("  " + line));
    }
  }
}
