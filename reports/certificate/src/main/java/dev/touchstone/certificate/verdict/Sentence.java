package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The verdict in one sentence that does not say more than was seen. */
public final class Sentence {
  private static final int NAMED = 4;

  private Sentence() {}

  /** Over all subjects. */
  public static String of(List<SubjectReport> subjects, boolean interrupted) {
    String prefix = interrupted ? "The run was stopped before it was through: " : "";
    if (subjects.size() == 1) {
      return prefix + of(subjects.get(0));
    }
    List<SubjectReport> violated =
        subjects.stream().filter(s -> !s.with(Verdict.VIOLATED).isEmpty()).toList();
    long undecided =
        subjects.stream()
            .filter(s -> s.with(Verdict.VIOLATED).isEmpty())
            .filter(s -> s.claims().stream().anyMatch(ClaimReport::undecided))
            .count();
    if (!violated.isEmpty()) {
      return prefix
          + violated.size()
          + " of "
          + subjects.size()
          + " subjects violate a claim: "
          + names(violated.stream().map(s -> s.subject().name()).toList())
          + ".";
    }
    return prefix
        + (undecided == 0
            ? "No violation was seen on any of " + subjects.size() + " subjects."
            : "No violation was seen, but "
                + undecided
                + " of "
                + subjects.size()
                + " subjects have a required claim that is not decided.");
  }

  /** For one subject. */
  public static String of(SubjectReport report) {
    String name = report.subject().name();
    List<ClaimReport> violated = report.with(Verdict.VIOLATED);
    List<ClaimReport> undecided = report.claims().stream().filter(ClaimReport::undecided).toList();
    if (!report.anythingRan()) {
      return "Nothing was tried on " + name + ".";
    }
    if (!violated.isEmpty()) {
      return name + " violates " + ids(violated) + rest(report, "; of its other claims ") + ".";
    }
    if (!undecided.isEmpty()) {
      return "No violation by "
          + name
          + " was seen, but "
          + ids(undecided)
          + (undecided.size() == 1 ? " is" : " are")
          + " not decided"
          + rest(report, "; of its claims ")
          + ".";
    }
    return name + " holds every claim that was tried" + rest(report, ": of its claims ") + ".";
  }

  private static String rest(SubjectReport report, String lead) {
    List<String> parts = new ArrayList<>();
    count(parts, report.with(Verdict.HOLDS).size(), "hold", "holds");
    count(parts, report.with(Verdict.INCONCLUSIVE).size(), "are inconclusive", "is inconclusive");
    count(parts, report.with(Verdict.NOT_RUN).size(), "were not run", "was not run");
    count(parts, (int) report.notApplicable(), "do not apply", "does not apply");
    return parts.isEmpty() ? "" : lead + String.join(", ", parts);
  }

  private static void count(List<String> parts, int n, String many, String one) {
    if (n > 0) {
      parts.add(n + " " + (n == 1 ? one : many));
    }
  }

  private static String ids(List<ClaimReport> claims) {
    return names(claims.stream().map(c -> c.claim().id()).toList());
  }

  private static String names(List<String> names) {
    if (names.size() == 1) {
      return names.get(0);
    }
    List<String> shown = names.size() > NAMED ? names.subList(0, NAMED - 1) : names;
    String last =
        shown.size() < names.size()
            ? (names.size() - shown.size()) + " more"
            : shown.get(shown.size() - 1);
    List<String> first = shown.size() < names.size() ? shown : shown.subList(0, shown.size() - 1);
    return first.stream().collect(Collectors.joining(", ")) + " and " + last;
  }
}
