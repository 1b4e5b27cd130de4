package dev.touchstone.certificate.command;

import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.EngineCell;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.evidence.JsonWriter;
import dev.touchstone.evidence.Verdict;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The result on standard output, for people or for scripts. */
final class ResultLines {
  private final PrintWriter out;

  ResultLines(PrintWriter out) {
    this.out = out;
  }

  void print(Certificate certificate, CertificateDirectory directory, boolean json) {
    if (json) {
      out.println(JsonWriter.write(json(certificate, directory)));
    } else {
      text(certificate, directory);
    }
  }

  private void text(Certificate certificate, CertificateDirectory directory) {
    for (SubjectReport subject : certificate.subjects()) {
      out.println();
      out.println(subject.subject().name() + "  (" + subject.contract().name() + ")");
      if (!subject.reachedBy().isEmpty()) {
        out.println("  reached by " + subject.reachedBy());
      }
      for (ClaimReport claim : subject.claims()) {
        out.printf("  %-17s %-15s %s%n", claim.claim().id(), word(claim), detail(claim));
      }
    }
    certificate.problems().forEach(problem -> out.println("problem: " + problem));
    out.println();
    out.println(certificate.sentence());
    out.println(directory.root().resolve("index.html"));
  }

  private static String word(ClaimReport claim) {
    return claim.notApplicable()
        ? "not applicable"
        : claim.verdict().name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String detail(ClaimReport claim) {
    if (claim.verdict() != Verdict.HOLDS) {
      return claim.reason();
    }
    String by =
        claim.cells().stream()
            .filter(EngineCell::ran)
            .map(EngineCell::engine)
            .collect(Collectors.joining(", "));
    String without =
        claim.notTried().stream()
            .map(ClaimReport.NotTried::engine)
            .collect(Collectors.joining(", "));
    return without.isEmpty() ? by : by + "; not tried: " + without;
  }

  private static Map<String, Object> json(Certificate certificate, CertificateDirectory directory) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("verdict", certificate.sentence());
    root.put("exitCode", certificate.exitCode().status());
    root.put("directory", directory.root().toString());
    List<Object> claims = new ArrayList<>();
    for (SubjectReport subject : certificate.subjects()) {
      for (ClaimReport claim : subject.claims()) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("subject", subject.subject().name());
        row.put("claim", claim.claim().id());
        row.put("verdict", claim.verdict());
        row.put("notApplicable", claim.notApplicable());
        row.put("reason", claim.reason());
        claims.add(row);
      }
    }
    root.put("claims", claims);
    root.put("problems", certificate.problems());
    return root;
  }
}
