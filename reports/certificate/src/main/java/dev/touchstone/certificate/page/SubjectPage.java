package dev.touchstone.certificate.page;

import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.EngineCell;
import dev.touchstone.certificate.verdict.Sentence;
import dev.touchstone.certificate.verdict.StrengthText;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.contracts.Modality;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lays out one subject's part of the certificate's page. */
final class SubjectPage {
  private SubjectPage() {}

  static SubjectView view(SubjectReport report) {
    String name = report.subject().name();
    return new SubjectView(
        name,
        Names.parts(name),
        Names.anchor(name),
        Mark.of(worst(report)),
        Sentence.of(report),
        report.contract().name(),
        report.contract().attributes().entrySet().stream()
            .map(e -> new Fact(e.getKey(), e.getValue().isEmpty() ? "none" : e.getValue()))
            .toList(),
        report.claims().stream().map(claim -> claim(claim)).toList(),
        checks(report).stream()
            .filter(e -> e.strength().kind() == Strength.Kind.MEASURED)
            .filter(e -> !e.strength().figures().isEmpty())
            .map(SubjectPage::check)
            .toList(),
        notTried(report),
        checks(report).stream().map(SubjectPage::check).toList());
  }

  private static Verdict worst(SubjectReport report) {
    if (!report.with(Verdict.VIOLATED).isEmpty()) {
      return Verdict.VIOLATED;
    }
    if (!report.anythingRan()) {
      return Verdict.NOT_RUN;
    }
    return report.claims().stream().anyMatch(ClaimReport::undecided)
        ? Verdict.INCONCLUSIVE
        : Verdict.HOLDS;
  }

  private static List<Evidence> checks(SubjectReport report) {
    return report.claims().stream()
        .flatMap(claim -> claim.cells().stream())
        .flatMap(cell -> cell.evidence().stream())
        .toList();
  }

  private static ClaimView claim(ClaimReport report) {
    return new ClaimView(
        report.claim().id(),
        report.claim().sentence(),
        notes(report),
        Mark.of(report),
        report.cells().stream().map(cell -> cell(report, cell)).toList());
  }

  private static List<String> notes(ClaimReport report) {
    List<String> notes = new ArrayList<>();
    if (report.claim().modality() == Modality.RELAXED) {
      notes.add("held to its weaker form: " + report.claim().weakerForm());
      notes.add("because: " + report.claim().note());
    }
    if (report.claim().modality() == Modality.STOCHASTIC) {
      notes.add("decided by measurement; undecided is no fault");
    }
    if (!report.reason().isEmpty() && !report.missing()) {
      notes.add(report.reason());
    }
    return notes;
  }

  private static CellView cell(ClaimReport report, EngineCell cell) {
    if (!cell.ran()) {
      boolean nothingToSay = cell.silence().isEmpty() || report.notApplicable();
      return nothingToSay
          ? new CellView(cell.engine(), null, List.of(), null)
          : new CellView(
              cell.engine(),
              Mark.of(cell.verdict(), allNotApplicable(cell)),
              List.of(cell.silence()),
              null);
    }
    List<String> lines = new ArrayList<>();
    String strength = StrengthText.brief(cell.decisive().strength());
    if (!strength.isEmpty()) {
      lines.add(strength);
    }
    if (cell.evidence().size() > 1) {
      lines.add("in " + cell.evidence().size() + " checks");
    }
    return new CellView(cell.engine(), Mark.of(cell.verdict()), lines, href(cell));
  }

  private static boolean allNotApplicable(EngineCell cell) {
    return !cell.evidence().isEmpty() && cell.evidence().stream().allMatch(Evidence::notApplicable);
  }

  private static @Nullable String href(EngineCell cell) {
    return cell.verdict() == Verdict.VIOLATED ? href(cell.decisive()) : null;
  }

  private static @Nullable String href(Evidence evidence) {
    return evidence.verdict() == Verdict.VIOLATED
        ? Names.counterexample(evidence) + "/index.html"
        : null;
  }

  private static List<NotTriedView> notTried(SubjectReport report) {
    Map<String, List<String>> claims = new LinkedHashMap<>();
    Map<String, NotTriedView> rows = new LinkedHashMap<>();
    for (ClaimReport claim : report.claims()) {
      for (ClaimReport.NotTried not : claim.notTried()) {
        String key = not.engine() + "\n" + not.reason();
        claims.computeIfAbsent(key, k -> new ArrayList<>()).add(claim.claim().id());
        rows.put(key, new NotTriedView("", not.engine(), not.reason()));
      }
      if (claim.missing() && claim.notTried().isEmpty()) {
        String key = "\n" + claim.reason();
        claims.computeIfAbsent(key, k -> new ArrayList<>()).add(claim.claim().id());
        rows.put(key, new NotTriedView("", "", claim.reason()));
      }
    }
    return rows.entrySet().stream()
        .map(
            row ->
                new NotTriedView(
                    String.join(", ", claims.getOrDefault(row.getKey(), List.of())),
                    row.getValue().engine(),
                    row.getValue().reason()))
        .toList();
  }

  private static CheckView check(Evidence evidence) {
    boolean ran = evidence.verdict() != Verdict.NOT_RUN;
    String reason = evidence.reason();
    return new CheckView(
        evidence.claim(),
        evidence.engine().name(),
        evidence.check(),
        Mark.of(evidence.verdict(), evidence.notApplicable()),
        ran ? StrengthText.full(evidence.strength(), evidence.verdict()) : "",
        evidence.strength().figures().entrySet().stream()
            .map(f -> new Fact(f.getKey(), f.getValue()))
            .toList(),
        reason == null ? "" : reason,
        href(evidence),
        ran ? String.format(Locale.ROOT, "%.1f", evidence.durationMillis() / 1000.0) : "");
  }
}
