package dev.touchstone.browser;

import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.page.CertificateWriter;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.RunEnd;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Environment;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A certificate with a violation by each engine, from traces that the engines wrote (the explorer's
 * is made up after one of its specimens), so that each kind of page is there without an engine.
 */
final class Sample {
  private static final CertifiedSubject SUBJECT =
      new CertifiedSubject(
          "rx.internal.util.unsafe.SpmcArrayQueue",
          "spmc-bounded,bytes=0",
          "com.netflix.rxjava:rxjava-core:0.20.0-RC3",
          "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef");

  private static final Environment ENVIRONMENT =
      new Environment("17.0.15", "a vendor", "Linux amd64", "a processor", 2, "G1", List.of());

  /** Which claim each engine's trace violates. */
  static final Map<String, String> CLAIMS = claims();

  private Sample() {}

  private static Map<String, String> claims() {
    Map<String, String> claims = new LinkedHashMap<>();
    claims.put("conformance", "QUEUE-CAPACITY");
    claims.put("lincheck", "QUEUE-FULL");
    claims.put("explorer", "QUEUE-PUBLISH");
    claims.put("jcstress", "QUEUE-FULL");
    claims.put("storms", "QUEUE-FULL");
    claims.put("jmh", "QUEUE-SPEED");
    return claims;
  }

  /** Writes the certificate into a directory; returns its pages. */
  static List<Path> write(Path directory) throws IOException {
    CertificateDirectory place = CertificateDirectory.prepare(directory);
    List<Evidence> evidence = new ArrayList<>();
    for (String engine : CLAIMS.keySet()) {
      Path page = page(place.root(), engine);
      Files.createDirectories(page.getParent());
      try (InputStream in = Sample.class.getResourceAsStream("/traces/" + engine + ".json")) {
        if (in == null) {
          throw new IllegalStateException("no trace of " + engine);
        }
        Files.write(page.resolveSibling("trace.json"), in.readAllBytes());
      }
      String trace = place.root().relativize(page.resolveSibling("trace.json")).toString();
      evidence.add(evidence(engine, String.valueOf(CLAIMS.get(engine)), Verdict.VIOLATED, trace));
      evidence.add(evidence(engine, "QUEUE-FIFO", Verdict.HOLDS, null));
    }
    evidence.add(evidence("jcstress", "QUEUE-EMPTY", Verdict.INCONCLUSIVE, null));
    // Its digest stands in certificate.json; the pages are made from what is in memory here.
    Files.writeString(place.evidence(), "");
    new CertificateWriter(place)
        .write(Certification.of(log(evidence)), List.of("QUEUE-FULL: holds before, violated now"));
    List<Path> pages = new ArrayList<>(List.of(place.root().resolve("index.html")));
    CLAIMS.keySet().forEach(engine -> pages.add(page(place.root(), engine)));
    return pages;
  }

  /** The page of an engine's violation. */
  static Path page(Path root, String engine) {
    return root.toAbsolutePath()
        .resolve("counterexamples/x")
        .resolve(String.valueOf(CLAIMS.get(engine)))
        .resolve(engine)
        .resolve("index.html");
  }

  private static Evidence evidence(
      String engine, String claim, Verdict verdict, @Nullable String trace) {
    Contract contract = Contracts.parse(SUBJECT.contract());
    Map<String, String> figures =
        engine.equals("jmh") ? Map.of("addRemove1", "0.14 [0.11, 0.19] slower") : Map.of();
    Strength.Kind kind = engine.equals("jmh") ? Strength.Kind.MEASURED : Strength.Kind.SAMPLED;
    return new Evidence(
        Evidence.SCHEMA,
        new Evidence.SubjectId(SUBJECT.name(), SUBJECT.artifact(), SUBJECT.sha256(), ""),
        new Evidence.ContractId(
            contract.text(),
            contract.family(),
            contract.memoryOrder().name(),
            contract.attributes()),
        claim,
        new Evidence.EngineId(engine, "1.0"),
        "a-check",
        verdict,
        false,
        verdict == Verdict.HOLDS ? null : "the results have no legal order",
        new Strength(kind, 400, 24_000, "capacities 1, 2, 8", false, figures),
        trace,
        new Replay(Replay.Kind.RERUN, "java -jar touchstone.jar replay trace.json"),
        ENVIRONMENT,
        1,
        "2026-11-30T16:00:00Z",
        1_500);
  }

  private static RunLog log(List<Evidence> evidence) {
    List<String> engines = List.copyOf(CLAIMS.keySet());
    RunHeader header =
        new RunHeader(
            RunHeader.SCHEMA,
            "0.1.0",
            "2026-11-30T16:00:00Z",
            "certify " + SUBJECT.name(),
            Budget.QUICK,
            1,
            List.of(SUBJECT),
            List.of(),
            engines,
            engines,
            "",
            ENVIRONMENT);
    RunEnd end = new RunEnd(RunEnd.SCHEMA, "2026-11-30T16:02:00Z", false);
    return new RunLog(header, List.of(), evidence, List.of(), List.of(), end, 0);
  }
}
