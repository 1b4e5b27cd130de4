package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.TimePlan;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A run of one engine on one queue that took one second, against plans for less and for more. */
class TimeLinesTest {
  private final StringWriter err = new StringWriter();

  private ExitCode print(int plannedMillis, double scale, ExitCode otherwise) {
    SampleRun run =
        SampleRun.on(SampleRun.REFERENCE)
            .launched("lincheck", "")
            .holds("lincheck", QueueClaims.FULL);
    List<TimePlan.Slice> plan =
        List.of(
            new TimePlan.Slice("queues", Set.of("queue"), Duration.ofMillis(plannedMillis)),
            new TimePlan.Slice("pools", Set.of("pool"), Duration.ofSeconds(1)));
    return new TimeLines(new PrintWriter(err, true), scale).print(run.log(), plan, otherwise);
  }

  @Test
  void aSliceThatIsOverrunIsAnExitCodeOfItsOwn() {
    assertThat(print(500, 1.5, ExitCode.HOLDS)).isEqualTo(ExitCode.OVERRAN);
    assertThat(err.toString()).contains("queues: 1.0 s").contains("OVERRUN: more than 1.5 times");
    assertThat(ExitCode.OVERRAN.status()).isEqualTo(5);
  }

  @Test
  void whatIsWorseStays() {
    assertThat(print(500, 1.5, ExitCode.VIOLATED)).isEqualTo(ExitCode.VIOLATED);
    assertThat(err.toString()).contains("OVERRUN");
  }

  @Test
  void aNoisyMachineIsWarnedOnly() {
    assertThat(print(800, 1.5, ExitCode.HOLDS)).isEqualTo(ExitCode.HOLDS);
    assertThat(err.toString()).contains("more than planned, and within 1.5 times");
  }

  @Test
  void aRunInTimeSaysWhatItCostAndNoMore() {
    assertThat(print(2_000, 1, ExitCode.HOLDS)).isEqualTo(ExitCode.HOLDS);
    assertThat(err.toString().strip()).isEqualTo("time plan: queues: 1.0 s of 2 s (lincheck 1.0)");
  }

  @Test
  void onlyTheBudgetOfBuildsHasAPlan() {
    assertThat(TimePlan.of(Budget.QUICK)).hasSize(3);
    assertThat(TimePlan.of(Budget.STANDARD)).isEmpty();
    SampleRun run = SampleRun.on(SampleRun.REFERENCE).launched("lincheck", "");
    assertThat(
            new TimeLines(new PrintWriter(err, true), 1)
                .print(run.log(), List.of(), ExitCode.HOLDS))
        .isEqualTo(ExitCode.HOLDS);
    assertThat(err.toString()).contains("time plan: none for budget");
  }
}
