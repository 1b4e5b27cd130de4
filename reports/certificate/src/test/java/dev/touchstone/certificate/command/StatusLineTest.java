package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.launch.Launch;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a terminal shows while engines run, and that other streams get plain lines. */
class StatusLineTest {
  private final StringWriter text = new StringWriter();
  private final PrintWriter err = new PrintWriter(text, true);
  private final Launch launch = new Launch("lincheck", List.of(SampleRun.REFERENCE), List.of());

  @Test
  void saysWhatRunsHowLongItMayTakeAndWhatComesThen() {
    StatusLine line =
        new StatusLine(err, new ProgressLines(err), List.of("lincheck", "jcstress", "storms"));
    line.started(launch);
    line.running(launch, Duration.ofSeconds(75), Duration.ofMinutes(3));
    assertThat(text.toString())
        .startsWith("lincheck: touchstone:SpmcArrayQueue …")
        .contains("\r  lincheck: 0 checks, 1:15 min, at most 1:45 min more; then jcstress, storms");
  }

  @Test
  void isWrittenAnewOnceASecondAndNeverWiderThanATerminal() {
    StatusLine line =
        new StatusLine(err, new ProgressLines(err), List.of("lincheck", "x".repeat(90)));
    line.running(launch, Duration.ofMillis(1_100), Duration.ofMinutes(3));
    line.running(launch, Duration.ofMillis(1_900), Duration.ofMinutes(3));
    assertThat(text.toString()).hasSize(80).startsWith("\r").doesNotContain("\n");
    line.running(launch, Duration.ofSeconds(2), Duration.ofMinutes(3));
    assertThat(text.toString()).hasSize(160);
  }

  @Test
  void whereNoTerminalIsThereAreNoCarriageReturns() {
    assertThat(StatusLine.of(err, List.of())).isInstanceOf(ProgressLines.class);
  }
}
