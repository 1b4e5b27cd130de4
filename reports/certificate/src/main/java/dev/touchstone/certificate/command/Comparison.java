package dev.touchstone.certificate.command;

import dev.touchstone.certificate.files.CertificateFile;
import dev.touchstone.certificate.files.CertificateFile.ClaimRow;
import dev.touchstone.contracts.Modality;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What differs between two certificates: claims, what engines saw, figures.
 *
 * @param differences of claims, in the order of the later certificate
 * @param alike how many claims have the same verdict in both
 * @param figures that both measured, alike or not
 * @param onlyInA subjects and claims that the second does not speak of
 * @param onlyInB subjects and claims that the first does not speak of
 */
record Comparison(
    List<Difference> differences,
    int alike,
    List<FigurePair> figures,
    List<String> onlyInA,
    List<String> onlyInB) {

  /**
   * A claim that is not as it was, or is violated in another way.
   *
   * @param a the verdict in the first certificate, in words, with the engine's reason
   * @param b the same in the second
   * @param change in which way
   */
  record Difference(String subject, String claim, String a, String b, Change change) {}

  /** In which way a claim differs. */
  enum Change {
    /** Violated now, and was not. */
    BROKEN,
    /** Held, is required, and is not decided any more. */
    UNDECIDED,
    /** Violated before, and is not now. */
    MENDED,
    /** Any other verdict. */
    OTHER,
    /** Violated in both, seen by other engines or for another reason. */
    BEHAVIOUR
  }

  /** A figure that both have. */
  record FigurePair(String subject, String claim, String name, String a, String b) {}

  /** Compares; where each speaks of one subject only, these two whatever their names. */
  static Comparison of(
      CertificateFile a, List<Evidence> seenA, CertificateFile b, List<Evidence> seenB) {
    boolean pair = subjects(a).size() == 1 && subjects(b).size() == 1;
    Map<String, ClaimRow> before = rows(a, pair);
    Map<String, ClaimRow> after = rows(b, pair);
    List<Difference> differences = new ArrayList<>();
    int alike = 0;
    for (Map.Entry<String, ClaimRow> entry : after.entrySet()) {
      ClaimRow old = before.get(entry.getKey());
      if (old == null) {
        continue;
      }
      Change change = change(old, entry.getValue());
      if (change == null) {
        alike++;
      } else {
        ClaimRow now = entry.getValue();
        differences.add(new Difference(now.subject(), now.claim(), words(old), words(now), change));
      }
    }
    return new Comparison(
        differences,
        alike,
        figures(seenA, seenB, pair),
        missing(before, after.keySet()),
        missing(after, before.keySet()));
  }

  /** 1 if something is violated that was not; else 3 if something held and is undecided; else 0. */
  int exitCode() {
    if (differences.stream().anyMatch(d -> d.change() == Change.BROKEN)) {
      return 1;
    }
    return differences.stream().anyMatch(d -> d.change() == Change.UNDECIDED) ? 3 : 0;
  }

  private static @Nullable Change change(ClaimRow a, ClaimRow b) {
    boolean violatedA = is(a, Verdict.VIOLATED);
    boolean violatedB = is(b, Verdict.VIOLATED);
    if (violatedA && violatedB) {
      boolean same = a.engines().equals(b.engines()) && a.reason().equals(b.reason());
      return same ? null : Change.BEHAVIOUR;
    }
    if (violatedB) {
      return Change.BROKEN;
    }
    if (violatedA) {
      return Change.MENDED;
    }
    if (a.verdict().equals(b.verdict()) && a.notApplicable() == b.notApplicable()) {
      return null;
    }
    boolean lost =
        is(a, Verdict.HOLDS) && !b.notApplicable() && b.modality().equals(Modality.REQUIRED.name());
    return lost ? Change.UNDECIDED : Change.OTHER;
  }

  private static boolean is(ClaimRow row, Verdict verdict) {
    return row.verdict().equals(verdict.name());
  }

  private static String words(ClaimRow row) {
    if (row.notApplicable()) {
      return "not applicable";
    }
    String word = row.verdict().toLowerCase(Locale.ROOT).replace('_', ' ');
    return row.reason().isEmpty() ? word : word + " (" + row.reason() + ")";
  }

  private static Set<String> subjects(CertificateFile file) {
    Set<String> subjects = new LinkedHashSet<>();
    file.claims().forEach(row -> subjects.add(row.subject()));
    return subjects;
  }

  private static Map<String, ClaimRow> rows(CertificateFile file, boolean pair) {
    Map<String, ClaimRow> rows = new LinkedHashMap<>();
    file.claims().forEach(row -> rows.put(key(row.subject(), row.claim(), pair), row));
    return rows;
  }

  private static String key(String subject, String claim, boolean pair) {
    return pair ? claim : subject + " " + claim;
  }

  private static List<String> missing(Map<String, ClaimRow> rows, Set<String> others) {
    return rows.entrySet().stream()
        .filter(row -> !others.contains(row.getKey()))
        .map(row -> row.getValue().subject() + " " + row.getValue().claim())
        .toList();
  }

  private static List<FigurePair> figures(
      List<Evidence> seenA, List<Evidence> seenB, boolean pair) {
    Map<String, Evidence> before = measured(seenA, pair);
    List<FigurePair> figures = new ArrayList<>();
    measured(seenB, pair)
        .forEach(
            (key, now) -> {
              Evidence old = before.get(key);
              if (old != null) {
                now.strength()
                    .figures()
                    .forEach(
                        (name, value) -> {
                          String was = old.strength().figures().get(name);
                          if (was != null) {
                            figures.add(
                                new FigurePair(
                                    now.subject().name(), now.claim(), name, was, value));
                          }
                        });
              }
            });
    return figures;
  }

  private static Map<String, Evidence> measured(List<Evidence> evidence, boolean pair) {
    Map<String, Evidence> measured = new LinkedHashMap<>();
    evidence.stream()
        .filter(e -> e.strength().kind() == Strength.Kind.MEASURED)
        .forEach(e -> measured.putIfAbsent(key(e.subject().name(), e.claim(), pair), e));
    return measured;
  }
}
