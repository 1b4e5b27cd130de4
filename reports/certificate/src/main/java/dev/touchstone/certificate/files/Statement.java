package dev.touchstone.certificate.files;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.artifact.Digest;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.evidence.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code certificate.json}: an in-toto Statement (v1) with the predicate "test result" (v0.1).
 * Beside what that predicate knows, it has {@code claims}, from which later certificates tell what
 * has changed.
 */
public final class Statement {
  private static final Pattern COORDINATES = Pattern.compile("([^:\\s]+):([^:\\s]+):([^:\\s]+)");
  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private Statement() {}

  /** The file's text; the evidence must have been written, since its digest is part of it. */
  public static String of(Certificate certificate, CertificateDirectory directory)
      throws IOException {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("_type", "https://in-toto.io/Statement/v1");
    root.put("subject", subjects(certificate));
    root.put("predicateType", "https://in-toto.io/attestation/test-result/v0.1");
    root.put("predicate", predicate(certificate, directory));
    try {
      return JSON.writeValueAsString(root) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("maps and strings have a JSON form", e);
    }
  }

  private static List<Object> subjects(Certificate certificate) {
    return certificate.subjects().stream()
        .map(SubjectReport::subject)
        .filter(subject -> !subject.sha256().isEmpty())
        .map(Statement::descriptor)
        .distinct()
        .toList();
  }

  private static Object descriptor(CertifiedSubject subject) {
    Map<String, Object> descriptor = new LinkedHashMap<>();
    descriptor.put("name", subject.artifact());
    Matcher matcher = COORDINATES.matcher(subject.artifact());
    if (matcher.matches()) {
      descriptor.put(
          "uri", "pkg:maven/" + matcher.group(1) + "/" + matcher.group(2) + "@" + matcher.group(3));
    }
    descriptor.put("digest", Map.of("sha256", subject.sha256()));
    return descriptor;
  }

  private static Map<String, Object> predicate(
      Certificate certificate, CertificateDirectory directory) throws IOException {
    Map<String, Object> predicate = new LinkedHashMap<>();
    List<String> failed = tests(certificate, Verdict.VIOLATED);
    List<String> warned = new ArrayList<>(tests(certificate, Verdict.INCONCLUSIVE));
    warned.addAll(tests(certificate, Verdict.NOT_RUN));
    predicate.put("result", !failed.isEmpty() ? "FAILED" : warned.isEmpty() ? "PASSED" : "WARNED");
    predicate.put("configuration", List.of(evidence(directory), touchstone(certificate)));
    predicate.put("passedTests", tests(certificate, Verdict.HOLDS));
    predicate.put("warnedTests", warned);
    predicate.put("failedTests", failed);
    predicate.put("verdict", certificate.sentence());
    predicate.put("exitCode", certificate.exitCode().status());
    predicate.put("claims", claims(certificate));
    return predicate;
  }

  private static Map<String, Object> evidence(CertificateDirectory directory) throws IOException {
    Map<String, Object> descriptor = new LinkedHashMap<>();
    descriptor.put("name", "evidence.jsonl");
    descriptor.put("digest", Map.of("sha256", Digest.of(directory.evidence())));
    return descriptor;
  }

  private static Map<String, Object> touchstone(Certificate certificate) {
    RunHeader header = certificate.run().header();
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("version", header.version());
    settings.put("budget", header.budget().commandName());
    settings.put("seed", String.valueOf(header.seed()));
    settings.put("engines", String.join(",", header.engines()));
    settings.put("startedAt", header.startedAt());
    settings.put("java", certificate.environment().java());
    settings.put("os", certificate.environment().os());
    Map<String, Object> descriptor = new LinkedHashMap<>();
    descriptor.put("name", "touchstone");
    descriptor.put("uri", "pkg:maven/dev.touchstone/touchstone-certificate@" + header.version());
    descriptor.put("annotations", settings);
    return descriptor;
  }

  private static List<String> tests(Certificate certificate, Verdict verdict) {
    return certificate.subjects().stream()
        .flatMap(s -> s.with(verdict).stream().map(c -> s.subject().name() + " " + c.claim().id()))
        .toList();
  }

  private static List<Object> claims(Certificate certificate) {
    List<Object> claims = new ArrayList<>();
    for (SubjectReport subject : certificate.subjects()) {
      for (ClaimReport claim : subject.claims()) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("subject", subject.subject().name());
        row.put("contract", subject.contract().text());
        row.put("claim", claim.claim().id());
        row.put("modality", claim.claim().modality().name());
        row.put("verdict", claim.verdict().name());
        row.put("notApplicable", claim.notApplicable());
        row.put("reason", claim.reason());
        Map<String, String> engines = new LinkedHashMap<>();
        claim.cells().stream()
            .filter(cell -> cell.ran())
            .forEach(cell -> engines.put(cell.engine(), cell.verdict().name()));
        row.put("engines", engines);
        claims.add(row);
      }
    }
    return claims;
  }
}
