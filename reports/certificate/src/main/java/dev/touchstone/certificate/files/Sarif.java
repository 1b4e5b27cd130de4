package dev.touchstone.certificate.files;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.artifact.Digest;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.StepText;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Modality;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code touchstone.sarif}: violations in the form of SARIF 2.1.0 (OASIS). A claim is a rule, a
 * violation a result, its interleaving a code flow with one thread flow for each thread; {@code
 * executionOrder} is the order of the steps over all threads.
 */
public final class Sarif {
  /** The name of the file. */
  public static final String NAME = "touchstone.sarif";

  /** Readers refuse more locations than ten thousand in a thread flow; people do sooner. */
  private static final int MOST_STEPS = 1_000;

  private static final String SOURCES = "The root of the sources of what was tried.";

  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private final CertificateDirectory directory;
  private final Map<String, Object> rules = new LinkedHashMap<>();
  private final List<Object> results = new ArrayList<>();

  private Sarif(CertificateDirectory directory) {
    this.directory = directory;
  }

  /** The file's text; traces are read from the directory. */
  public static String of(Certificate certificate, CertificateDirectory directory) {
    Sarif sarif = new Sarif(directory);
    certificate.subjects().forEach(sarif::subject);
    Map<String, Object> driver = new LinkedHashMap<>();
    driver.put("name", "Touchstone");
    driver.put("version", certificate.run().header().version());
    driver.put("rules", sarif.rules.values());
    Map<String, Object> run = new LinkedHashMap<>();
    run.put("tool", Map.of("driver", driver));
    run.put("columnKind", "utf16CodeUnits");
    run.put("originalUriBaseIds", Map.of("SOURCES", Map.of("description", text(SOURCES))));
    run.put("results", sarif.results);
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    root.put("version", "2.1.0");
    root.put("runs", List.of(run));
    try {
      return JSON.writeValueAsString(root) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("maps and strings have a JSON form", e);
    }
  }

  private void subject(SubjectReport subject) {
    for (ClaimReport claim : subject.claims()) {
      claim.cells().stream()
          .flatMap(cell -> cell.evidence().stream())
          .filter(evidence -> evidence.verdict() == Verdict.VIOLATED)
          .forEach(evidence -> results.add(result(subject, claim.claim(), evidence)));
    }
  }

  private Map<String, Object> result(SubjectReport subject, Claim claim, Evidence evidence) {
    rules.computeIfAbsent(
        claim.id(), id -> ordered("id", id, "shortDescription", text(claim.sentence())));
    Trace trace = trace(evidence);
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("ruleId", claim.id());
    result.put("level", claim.modality() == Modality.REQUIRED ? "error" : "warning");
    result.put("message", text(message(subject, claim, evidence)));
    result.put("locations", List.of(place(subject, trace)));
    if (!trace.steps().isEmpty()) {
      result.put("codeFlows", List.of(codeFlow(subject, trace)));
    }
    result.put("partialFingerprints", Map.of("violation/v1", fingerprint(evidence)));
    result.put(
        "properties",
        ordered(
            "subject",
            evidence.subject().name(),
            "engine",
            evidence.engine().name(),
            "check",
            evidence.check(),
            "seed",
            evidence.seed()));
    return result;
  }

  private Trace trace(Evidence evidence) {
    String path = evidence.counterexample();
    Optional<Trace> trace =
        path == null ? Optional.empty() : TraceFile.read(directory.root().resolve(path));
    return trace.orElseGet(() -> Trace.of("", "", List.of(), List.of(), List.of()));
  }

  private static String message(SubjectReport subject, Claim claim, Evidence evidence) {
    String reason = evidence.reason();
    return subject.subject().name()
        + " violates "
        + claim.id()
        + " ("
        + claim.sentence()
        + ")"
        + (reason == null ? "" : ": " + reason)
        + ".";
  }

  private static Map<String, Object> place(SubjectReport subject, Trace trace) {
    Map<String, Object> location = new LinkedHashMap<>();
    SourceLine.last(subject.subject(), trace)
        .ifPresent(line -> location.put("physicalLocation", physical(line)));
    location.put(
        "logicalLocations",
        List.of(ordered("fullyQualifiedName", subject.subject().name(), "kind", "type")));
    return location;
  }

  private static Map<String, Object> physical(SourceLine line) {
    return ordered(
        "artifactLocation",
        ordered("uri", line.path().replace("$", "%24"), "uriBaseId", "SOURCES"),
        "region",
        Map.of("startLine", line.line()));
  }

  private static Map<String, Object> codeFlow(SubjectReport subject, Trace trace) {
    List<List<Object>> flows = new ArrayList<>();
    trace.threads().forEach(thread -> flows.add(new ArrayList<>()));
    int shown = Math.min(MOST_STEPS, trace.steps().size());
    for (int i = 0; i < shown; i++) {
      Trace.Step step = trace.steps().get(i);
      Map<String, Object> location = new LinkedHashMap<>();
      SourceLine.of(subject.subject(), step)
          .ifPresent(line -> location.put("physicalLocation", physical(line)));
      location.put("message", text(StepText.of(step)));
      flows.get(step.thread()).add(ordered("executionOrder", i + 1, "location", location));
    }
    List<Object> threadFlows = new ArrayList<>();
    for (int thread = 0; thread < flows.size(); thread++) {
      if (!flows.get(thread).isEmpty()) {
        threadFlows.add(ordered("id", trace.threads().get(thread), "locations", flows.get(thread)));
      }
    }
    String left = shown < trace.steps().size() ? " The steps after these are on its page." : "";
    return ordered("message", text(trace.title() + left), "threadFlows", threadFlows);
  }

  /** The same violation by the same check, whatever the run. */
  private static String fingerprint(Evidence evidence) {
    String what =
        String.join(
            "\n",
            evidence.subject().name(),
            evidence.claim(),
            evidence.engine().name(),
            evidence.check());
    return new Digest().add(what.getBytes(StandardCharsets.UTF_8)).hex();
  }

  private static Map<String, Object> text(String text) {
    return Map.of("text", text);
  }

  private static Map<String, Object> ordered(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put(String.valueOf(pairs[i]), pairs[i + 1]);
    }
    return map;
  }
}
