package dev.touchstone.certificate.page;

import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Evidence;
import java.util.List;

/** Names as pages need them. */
final class Names {
  private Names() {}

  /** A long name in parts between which a line may break: after each dot and colon. */
  static List<String> parts(String name) {
    return List.of(name.split("(?<=[.:])"));
  }

  /** As the name of a fragment. */
  static String anchor(String subject) {
    return EngineRun.directoryName(subject);
  }

  /** The directory of a violation's page, relative to the certificate: where its trace lies. */
  static String counterexample(Evidence evidence) {
    String trace = evidence.counterexample();
    int slash = trace == null ? -1 : trace.lastIndexOf('/');
    return trace != null && slash > 0
        ? trace.substring(0, slash)
        : String.join(
            "/",
            "counterexamples",
            EngineRun.directoryName(evidence.subject().name()),
            evidence.claim(),
            evidence.engine().name(),
            EngineRun.directoryName(evidence.check()));
  }

  /** The way from that directory back to the certificate's page. */
  static String home(Evidence evidence) {
    return "../".repeat(counterexample(evidence).split("/").length) + "index.html";
  }

  /** An engine with its version; some versions begin with the engine's name. */
  static String engine(Evidence evidence) {
    String name = evidence.engine().name();
    String version = evidence.engine().version();
    return version.startsWith(name) ? version : (name + " " + version).strip();
  }
}
