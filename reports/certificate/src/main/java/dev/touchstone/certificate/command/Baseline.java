package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.files.CertificateFile;
import dev.touchstone.certificate.files.CertificateFile.ClaimRow;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.SubjectReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * An earlier certificate, to tell what has changed since.
 *
 * @param verdicts by subject and claim, with a blank between
 */
record Baseline(Map<String, String> verdicts) {
  /** No earlier certificate: nothing has changed. */
  static final Baseline NONE = new Baseline(Map.of());

  /**
   * Reads {@code certificate.json}, or that of the named directory.
   *
   * @throws UsageException if it is not there or says nothing of claims
   */
  static Baseline read(Path path) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (ClaimRow row : CertificateFile.read(path, "--baseline").claims()) {
      verdicts.put(key(row.subject(), row.claim()), word(row.verdict()));
    }
    return new Baseline(verdicts);
  }

  /** What is different now, one sentence each. */
  List<String> changes(Certificate certificate) {
    if (verdicts.isEmpty()) {
      return List.of();
    }
    List<String> changes = new ArrayList<>();
    for (SubjectReport subject : certificate.subjects()) {
      for (ClaimReport claim : subject.claims()) {
        String key = key(subject.subject().name(), claim.claim().id());
        String before = verdicts.getOrDefault(key, "unknown");
        String now = word(claim.verdict().name());
        if (!before.equals(now)) {
          changes.add(key + ": " + before + " before, " + now + " now");
        }
      }
    }
    return changes.isEmpty() ? List.of("no claim has changed its verdict") : changes;
  }

  private static String key(String subject, String claim) {
    return subject + " " + claim;
  }

  private static String word(String verdict) {
    return verdict.toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
