package dev.touchstone.certificate.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.SubjectReport;
import java.io.IOException;
import java.nio.file.Files;
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
    Path file = Files.isDirectory(path) ? path.resolve("certificate.json") : path;
    Map<String, String> verdicts = new LinkedHashMap<>();
    try {
      JsonNode claims =
          JsonMapper.builder().build().readTree(file.toFile()).at("/predicate/claims");
      for (JsonNode claim : claims) {
        verdicts.put(
            key(claim.path("subject").asText(), claim.path("claim").asText()),
            word(claim.path("verdict").asText()));
      }
    } catch (IOException e) {
      throw new UsageException("'" + path + "' cannot be read as a certificate (--baseline).", e);
    }
    if (verdicts.isEmpty()) {
      throw new UsageException("'" + path + "' says nothing of any claim (--baseline).");
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
