package dev.touchstone.certificate.files;

import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.EngineCell;
import dev.touchstone.certificate.verdict.Sentence;
import dev.touchstone.certificate.verdict.StrengthText;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.evidence.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** {@code summary.md}: for a CI job's page. */
public final class Summary {
  /** What GitHub's job page takes; others take no less. */
  static final int LIMIT = 1 << 20;

  /** For what stands before and after the subjects. */
  private static final int RESERVE = 1 << 17;

  private static final int MOST_BULLETS = 200;
  private static final int SURE_TO_HAVE_ROOM = 20;

  private Summary() {}

  /** The file's text. */
  public static String of(Certificate certificate, List<String> changes) {
    StringBuilder out = new StringBuilder("## Touchstone: " + text(certificate.sentence()) + "\n");
    int room = LIMIT - RESERVE;
    int left = 0;
    for (SubjectReport subject : worstFirst(certificate)) {
      String section = section(certificate, subject);
      int bytes = section.getBytes(StandardCharsets.UTF_8).length;
      if (bytes > room) {
        left++;
      } else {
        room -= bytes;
        out.append(section);
      }
    }
    if (left > 0) {
      out.append("\n")
          .append(left)
          .append(" of ")
          .append(certificate.subjects().size())
          .append(" subjects are left out here, because a CI page takes no more than 1 MiB.\n");
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

  /** As they were asked for; where not all have room, those with a violation before the others. */
  private static List<SubjectReport> worstFirst(Certificate certificate) {
    if (certificate.subjects().size() <= SURE_TO_HAVE_ROOM) {
      return certificate.subjects();
    }
    List<SubjectReport> sorted = new ArrayList<>(certificate.subjects());
    sorted.sort(Comparator.comparing(s -> s.with(Verdict.VIOLATED).isEmpty()));
    return sorted;
  }

  private static String section(Certificate certificate, SubjectReport subject) {
    StringBuilder out = new StringBuilder();
    out.append("\n### ").append(text(subject.subject().name())).append("\n\n");
    if (certificate.subjects().size() > 1) {
      out.append(text(Sentence.of(subject))).append("\n\n");
    }
    table(out, certificate, subject);
    notTried(out, subject);
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
      lines.stream()
          .limit(MOST_BULLETS)
          .forEach(line -> out.append("- ").append(text(line)).append('\n'));
      if (lines.size() > MOST_BULLETS) {
        out.append("- … and ").append(lines.size() - MOST_BULLETS).append(" more\n");
      }
    }
  }

  /** Text that Markdown takes literally, on one line. */
  private static String text(String text) {
    return text.replaceAll("\\s+", " ").replaceAll("([\\\\|<>*_`\\[\\]])", "\\\\$1");
  }
}
