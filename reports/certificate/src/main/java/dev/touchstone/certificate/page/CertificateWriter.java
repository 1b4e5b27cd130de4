package dev.touchstone.certificate.page;

import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.files.JunitXml;
import dev.touchstone.certificate.files.Sarif;
import dev.touchstone.certificate.files.SourceLines;
import dev.touchstone.certificate.files.Statement;
import dev.touchstone.certificate.files.Summary;
import dev.touchstone.certificate.files.TraceFile;
import dev.touchstone.certificate.page.trace.Sources;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.EngineCell;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes all files of a certificate except the evidence, which is there already. */
public final class CertificateWriter {
  private final CertificateDirectory directory;

  public CertificateWriter(CertificateDirectory directory) {
    this.directory = directory;
  }

  /**
   * Writes or rewrites them.
   *
   * @param changes since an earlier certificate, one sentence each
   */
  public void write(Certificate certificate, List<String> changes) throws IOException {
    for (SubjectReport subject : certificate.subjects()) {
      for (ClaimReport claim : subject.claims()) {
        for (EngineCell cell : claim.cells()) {
          for (Evidence evidence : cell.evidence()) {
            if (evidence.verdict() == Verdict.VIOLATED) {
              counterexample(certificate, claim, evidence);
            }
          }
        }
      }
    }
    put("index.html", Pages.index(IndexPage.view(certificate, changes)));
    put("summary.md", Summary.of(certificate, changes));
    put("junit.xml", JunitXml.of(certificate));
    put(Sarif.NAME, Sarif.of(certificate, directory));
    put("certificate.json", Statement.of(certificate, directory));
  }

  private void counterexample(Certificate certificate, ClaimReport claim, Evidence evidence)
      throws IOException {
    Path page = directory.root().resolve(Names.counterexample(evidence));
    Files.createDirectories(page);
    Trace trace = trace(evidence);
    CounterexampleView view =
        CounterexamplePage.view(certificate, claim, evidence, trace, sources(evidence));
    Files.writeString(
        page.resolve("index.html"), Pages.counterexample(view), StandardCharsets.UTF_8);
    if (!Files.exists(page.resolve("explanation.txt"))) {
      List<String> explanation = new ArrayList<>(view.setting());
      explanation.addAll(view.words());
      Files.writeString(
          page.resolve("explanation.txt"),
          String.join("\n\n", explanation) + "\n",
          StandardCharsets.UTF_8);
    }
    Files.writeString(page.resolve("replay.txt"), replay(evidence), StandardCharsets.UTF_8);
  }

  private Sources sources(Evidence evidence) {
    String counterexample = evidence.counterexample();
    if (counterexample == null) {
      return Sources.NONE;
    }
    Map<String, String> lines = SourceLines.read(directory.root().resolve(counterexample));
    return (file, line) -> lines.getOrDefault(file + ":" + line, "");
  }

  private @Nullable Trace trace(Evidence evidence) {
    String counterexample = evidence.counterexample();
    return counterexample == null
        ? null
        : TraceFile.read(directory.root().resolve(counterexample)).orElse(null);
  }

  private static String replay(Evidence evidence) {
    Replay replay = evidence.replay();
    return replay == null
        ? "There is no command that repeats this.\n"
        : replay.command()
            + "\n# "
            + replay.kind()
            + ": "
            + CounterexamplePage.replayNote(replay.kind())
            + "\n# To be run in the certificate's directory.\n";
  }

  private void put(String name, String text) throws IOException {
    Files.writeString(directory.root().resolve(name), text, StandardCharsets.UTF_8);
  }
}
