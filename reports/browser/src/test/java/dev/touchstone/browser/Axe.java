package dev.touchstone.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** axe-core's rules of accessibility, applied to the page of a tab. */
final class Axe {
  private static final String SCRIPT = script();

  private Axe() {}

  /** What it finds: rule, what it says, and where. */
  static List<String> violations(Tab tab) {
    tab.evaluate(SCRIPT + "; true");
    JsonNode found =
        tab.evaluate(
            "axe.run(document, {preload: false, resultTypes: ['violations']}).then(r =>"
                + " r.violations.flatMap(v => v.nodes.map(n =>"
                + " v.id + ': ' + n.failureSummary + ' ' + n.html.slice(0, 200))))");
    List<String> violations = new ArrayList<>();
    found.forEach(v -> violations.add(v.asText()));
    return violations;
  }

  private static String script() {
    try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
      if (in == null) {
        throw new IllegalStateException("axe.min.js is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
