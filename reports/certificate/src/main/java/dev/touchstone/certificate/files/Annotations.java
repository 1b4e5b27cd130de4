package dev.touchstone.certificate.files;

import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.contracts.Modality;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Violations as annotations of a CI run: lines on standard output in the form of GitHub's workflow
 * commands ({@code ::error …::…}). A step may show ten of each level; the last one says how many
 * are left out.
 */
public final class Annotations {
  private static final int MOST = 10;
  private static final int LONGEST = 1_000;

  private final CertificateDirectory directory;
  private final List<String> errors = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();

  private Annotations(CertificateDirectory directory) {
    this.directory = directory;
  }

  /** The lines, errors first; traces are read from the directory. */
  public static List<String> of(Certificate certificate, CertificateDirectory directory) {
    Annotations annotations = new Annotations(directory);
    for (SubjectReport subject : certificate.subjects()) {
      subject.claims().forEach(claim -> annotations.claim(subject, claim));
    }
    List<String> lines = new ArrayList<>(most("error", annotations.errors));
    lines.addAll(most("warning", annotations.warnings));
    return lines;
  }

  private void claim(SubjectReport subject, ClaimReport claim) {
    if (claim.verdict() == Verdict.VIOLATED) {
      boolean required = claim.claim().modality() == Modality.REQUIRED;
      (required ? errors : warnings)
          .add(line(required ? "error" : "warning", subject, claim, "violates"));
    } else if (claim.undecided()) {
      warnings.add(line("warning", subject, claim, "is not decided on"));
    }
  }

  private String line(String level, SubjectReport subject, ClaimReport claim, String verb) {
    StringBuilder line = new StringBuilder("::").append(level).append(" title=");
    line.append(property("Touchstone: " + claim.claim().id()));
    place(subject, claim)
        .ifPresent(
            place ->
                line.append(",file=")
                    .append(property(place.path()))
                    .append(",line=")
                    .append(place.line()));
    String text =
        subject.subject().name() + " " + verb + " " + claim.claim().id() + ". " + claim.reason();
    return line.append("::").append(data(text)).toString();
  }

  private Optional<SourceLine> place(SubjectReport subject, ClaimReport claim) {
    return claim.cells().stream()
        .flatMap(cell -> cell.evidence().stream())
        .filter(evidence -> evidence.verdict() == Verdict.VIOLATED)
        .map(this::trace)
        .flatMap(trace -> trace.stream())
        .flatMap(trace -> SourceLine.last(subject.subject(), trace).stream())
        .findFirst();
  }

  private Optional<Trace> trace(Evidence evidence) {
    String path = evidence.counterexample();
    return path == null ? Optional.empty() : TraceFile.read(directory.root().resolve(path));
  }

  private static List<String> most(String level, List<String> lines) {
    if (lines.size() <= MOST) {
      return lines;
    }
    List<String> shown = new ArrayList<>(lines.subList(0, MOST - 1));
    shown.add(
        "::"
            + level
            + " title=Touchstone::"
            + (lines.size() - shown.size())
            + " more are in the certificate and in summary.md.");
    return shown;
  }

  private static String data(String text) {
    String shortened = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    return shortened.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
