package dev.touchstone.certificate.page;

import dev.touchstone.evidence.EngineRun;
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

  /** Where a violation's page lies, relative to the certificate. */
  static String counterexample(String subject, String claim, String engine) {
    return "counterexamples/" + EngineRun.directoryName(subject) + "/" + claim + "/" + engine;
  }
}
