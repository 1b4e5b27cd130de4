package dev.touchstone.certificate.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A {@code certificate.json} that was written before, as {@link Statement} writes it.
 *
 * @param path where it was read
 * @param verdict the sentence over all subjects
 * @param artifacts of which it speaks, each by its digest
 * @param claims in the order of the certificate
 * @param evidenceSha256 the digest of its {@code evidence.jsonl}; empty if it names none
 */
public record CertificateFile(
    Path path,
    String verdict,
    List<Descriptor> artifacts,
    List<ClaimRow> claims,
    String evidenceSha256) {
  /** The name of the file in a certificate's directory. */
  public static final String NAME = "certificate.json";

  private static final String STATEMENT = "https://in-toto.io/Statement/v1";
  private static final String PREDICATE = "https://in-toto.io/attestation/test-result/v0.1";

  /** What a certificate speaks of. */
  public record Descriptor(String name, String sha256) {}

  /**
   * One claim on one subject.
   *
   * @param verdict by the name of the constant
   * @param engines the verdicts of the engines that ran, by engine
   */
  public record ClaimRow(
      String subject,
      String claim,
      String modality,
      String verdict,
      boolean notApplicable,
      String reason,
      Map<String, String> engines) {
    public ClaimRow {
      engines = Map.copyOf(engines);
    }
  }

  public CertificateFile {
    artifacts = List.copyOf(artifacts);
    claims = List.copyOf(claims);
  }

  /**
   * Reads a certificate, or that in the named directory.
   *
   * @param place what the user calls it by, such as {@code --baseline}; for the sentence
   * @throws UsageException if it is not there, or is no certificate of Touchstone's
   */
  public static CertificateFile read(Path path, String place) {
    Path file = Files.isDirectory(path) ? path.resolve(NAME) : path;
    JsonNode root;
    try {
      root = JsonMapper.builder().build().readTree(file.toFile());
    } catch (IOException e) {
      throw new UsageException("'" + path + "' cannot be read as a certificate" + in(place), e);
    }
    if (!root.path("_type").asText().equals(STATEMENT)
        || !root.path("predicateType").asText().equals(PREDICATE)) {
      throw new UsageException("'" + path + "' is no certificate of Touchstone" + in(place));
    }
    List<ClaimRow> claims = new ArrayList<>();
    root.at("/predicate/claims").forEach(row -> claims.add(claim(row)));
    if (claims.isEmpty()) {
      throw new UsageException("'" + path + "' says nothing of any claim" + in(place));
    }
    return new CertificateFile(
        file,
        root.at("/predicate/verdict").asText(),
        artifacts(root),
        claims,
        digest(root.at("/predicate/configuration"), "evidence.jsonl"));
  }

  private static String in(String place) {
    return place.isEmpty() ? "." : " (" + place + ").";
  }

  private static ClaimRow claim(JsonNode row) {
    Map<String, String> engines = new LinkedHashMap<>();
    row.path("engines").properties().forEach(e -> engines.put(e.getKey(), text(e.getValue())));
    return new ClaimRow(
        text(row.path("subject")),
        text(row.path("claim")),
        text(row.path("modality")),
        text(row.path("verdict")),
        row.path("notApplicable").asBoolean(),
        text(row.path("reason")),
        engines);
  }

  private static List<Descriptor> artifacts(JsonNode root) {
    List<Descriptor> artifacts = new ArrayList<>();
    for (JsonNode subject : root.path("subject")) {
      artifacts.add(new Descriptor(text(subject.path("name")), text(subject.at("/digest/sha256"))));
    }
    return artifacts;
  }

  private static String digest(JsonNode descriptors, String name) {
    for (JsonNode descriptor : descriptors) {
      if (text(descriptor.path("name")).equals(name)) {
        return text(descriptor.at("/digest/sha256"));
      }
    }
    return "";
  }

  private static String text(@Nullable JsonNode node) {
    return node == null ? "" : node.asText();
  }
}
