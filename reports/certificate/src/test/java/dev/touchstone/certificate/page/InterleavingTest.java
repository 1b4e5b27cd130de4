package dev.touchstone.certificate.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterleavingTest {

  @Test
  void threadIsShadedWhileItIsInsideAnOperationOnly() {
    List<StepRow> rows = Interleaving.rows(SampleRun.trace());
    assertThat(rows.get(0).cells()).extracting(StepCell::css).containsExactly("", "live");
    assertThat(rows.get(3).cells()).extracting(StepCell::css).containsExactly("live", "live");
    assertThat(rows.get(6).cells()).extracting(StepCell::css).containsExactly("", "live");
  }

  @Test
  void callThatReturnsAtOnceTakesOneRow() {
    List<StepRow> rows =
        Interleaving.rows(
            Trace.of(
                "t",
                "e",
                List.of("main"),
                List.of(Step.call(0, "poll()"), Step.returned(0, "poll()", "null")),
                List.of()));
    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).cells().get(0).result()).isEqualTo("null");
  }

  @Test
  void turnsAreMarked() {
    assertThat(Interleaving.rows(SampleRun.trace()))
        .extracting(StepRow::turn)
        .containsExactly(false, false, false, true, false, false, true, false, true);
  }

  @Test
  void stepOfAThreadThatIsNotThereIsLeftOut() {
    Trace broken = Trace.of("t", "e", List.of("main"), List.of(Step.call(7, "x()")), List.of());
    assertThat(Interleaving.rows(broken)).isEmpty();
  }
}
