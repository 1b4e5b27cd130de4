package dev.touchstone.certificate.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Golden;
import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.page.trace.Sources;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Verdict;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PagesTest {

  @Test
  void certificateOfAViolation() throws IOException {
    String page =
        Pages.index(IndexPage.view(violated(), List.of("QUEUE-FULL: holds before, violated now")));
    Golden.check("violated.html", page);
    assertThat(page.length()).isLessThan(1 << 20);
    assertThat(page)
        .contains("default-src 'none'")
        .doesNotContain("src=")
        .doesNotContain("@import");
  }

  @Test
  void certificateOfAReference() throws IOException {
    Golden.check("holds.html", Pages.index(IndexPage.view(holding(), List.of())));
  }

  @Test
  void counterexample() throws IOException {
    Certificate certificate = violated();
    ClaimReport claim = certificate.subjects().get(0).with(Verdict.VIOLATED).get(0);
    Evidence evidence = claim.cells().get(1).decisive();
    Golden.check(
        "counterexample.html",
        Pages.counterexample(
            CounterexamplePage.view(
                certificate, claim, evidence, SampleRun.trace(), Sources.NONE)));
  }

  @Test
  void foreignTextIsEscaped() {
    Certificate certificate =
        Certification.of(
            SampleRun.on(SampleRun.FOREIGN)
                .claims(QueueClaims.FULL)
                .violated("lincheck", QueueClaims.FULL, "<b>\"no\" & never</b>", null)
                .log());
    String page = Pages.index(IndexPage.view(certificate, List.of()));
    assertThat(page).contains("&lt;b&gt;").doesNotContain("<b>\"no\"");
  }

  static Certificate violated() {
    return Certification.of(
        SampleRun.on(SampleRun.FOREIGN)
            .launched("conformance", "")
            .launched("lincheck", "")
            .launched("jcstress", "the engine's JVM ended with exit status 137 (signal 9)")
            .holds("conformance", QueueClaims.FIFO)
            .holds("lincheck", QueueClaims.FIFO)
            .holds("conformance", QueueClaims.FULL)
            .violated(
                "lincheck",
                QueueClaims.FULL,
                "offer(3) returned false although a slot was free",
                "counterexamples/x/QUEUE-FULL/lincheck/trace.json")
            .inconclusive(
                "jcstress",
                QueueClaims.PUBLISH,
                "the engine's JVM ended with exit status 137 (signal 9)")
            .notRun("conformance", QueueClaims.RELAXED, true, "it has no relaxed operations")
            .measured(QueueClaims.ALLOC, figures())
            .log());
  }

  static Certificate holding() {
    SampleRun run = SampleRun.on(SampleRun.REFERENCE);
    for (String engine : List.of("conformance", "lincheck", "jcstress")) {
      run.launched(engine, "");
      for (String claim :
          List.of(QueueClaims.FIFO, QueueClaims.FULL, QueueClaims.EMPTY, QueueClaims.PEEK)) {
        run.holds(engine, claim);
      }
    }
    return Certification.of(
        run.claims("QUEUE-FIFO", "QUEUE-FULL", "QUEUE-EMPTY", "QUEUE-PEEK", "QUEUE-BLOCKING")
            .log());
  }

  private static Map<String, String> figures() {
    Map<String, String> figures = new LinkedHashMap<>();
    figures.put("bytes per operation", "0.0");
    figures.put("ratio to the baseline", "1.04 (0.98 to 1.11)");
    return figures;
  }
}
