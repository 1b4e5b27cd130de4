package dev.touchstone.certificate.files;

import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.EngineCell;
import dev.touchstone.certificate.verdict.Sentence;
import dev.touchstone.certificate.verdict.StrengthText;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.evidence.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** {@code summary.md}: for a CI job's page. */
public final class Summary {
  private Summary() {}

  /** The file's text. */
  public static String of(Certificate certificate, List<String> changes) {
    StringBuilder out = new StringBuilder("## Touchstone: " + text(certificate.sentence()) + "\n");
    for (SubjectReport subject : certificate.subjects()) {
      out.append("\n### ").append(text(subject.subject().name())).append("\n\n");
      if (certificate.subjects().size() > 1) {
        out.append(text(Sentence.of(subject))).append("\n\n");
      }
      table(out, certificate, subject);
      notTried(out, subject);
    }
    bullets(out, "Since the baseline", changes);
    bullets(out, "What went wrong on the way", certificate.problems());
    out.append("\nBudget ")
        .append(certificate.run().header().budget().commandName())
        .append(", seed ")
        .append(certificate.run().header().seed())
        .append(", Java ")
        .append(text(certificate.environment().java()))
        .append(", ")
        .append(certificate.environment().cores())
        .append(" cores. “Holds” is no proof: see index.html for how hard each claim was tried.\n");
    return out.toString();
  }

  private static void table(StringBuilder out, Certificate certificate, SubjectReport subject) {
    out.append("| claim | verdict |");
    certificate.engines().forEach(engine -> out.append(' ').append(engine).append(" |"));
    out.append("\n|---|---|").append("---|".repeat(certificate.engines().size())).append('\n');
    for (ClaimReport claim : subject.claims()) {
      out.append("| ").append(claim.claim().id()).append(" | ").append(word(claim)).append(" |");
      claim.cells().forEach(cell -> out.append(' ').append(cell(claim, cell)).append(" |"));
      out.append('\n');
    }
  }

  private static String word(ClaimReport claim) {
    if (claim.notApplicable()) {
      return "not applicable";
    }
    String word = claim.verdict().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return claim.verdict() == Verdict.HOLDS ? word : "**" + word + "**: " + text(claim.reason());
  }

  private static String cell(ClaimReport claim, EngineCell cell) {
    if (!cell.ran()) {
      return claim.notApplicable() || cell.silence().isEmpty() ? "" : "not run";
    }
    String strength = StrengthText.brief(cell.decisive().strength());
    return cell.verdict().name().toLowerCase(Locale.ROOT)
        + (strength.isEmpty() ? "" : " (" + text(strength) + ")");
  }

  private static void notTried(StringBuilder out, SubjectReport subject) {
    String lines =
        subject.claims().stream()
            .filter(claim -> claim.verdict() != Verdict.NOT_RUN)
            .flatMap(
                claim ->
                    claim.notTried().stream()
                        .map(
                            n ->
                                "- "
                                    + claim.claim().id()
                                    + " was not tried with "
                                    + n.engine()
                                    + ": "
                                    + text(n.reason())
                                    + "\n"))
            .collect(Collectors.joining());
    if (!lines.isEmpty()) {
      out.append("\nNot tried:\n\n").append(lines);
    }
  }

  private static void bullets(StringBuilder out, String heading, List<String> lines) {
    if (!lines.isEmpty()) {
      out.append("\n### ").append(heading).append("\n\n");
      lines.forEach(line -> out.append("- ").append(text(line)).append('\n'));
    }
  }

  /** Text that Markdown takes literally, on one line. */
  private static String text(String text) {
    return text.replaceAll("\\s+", " ").replaceAll("([\\\\|<>*_`\\[\\]])", "\\\\$1");
  }
}
