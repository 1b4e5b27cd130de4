package dev.touchstone.perf.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Limits;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The benchmark measures what its table says; how fast it is, is no business of a unit test. */
class ThroughputTest {
  private static final List<Row> ROWS = Row.all();

  @Test
  void everyModelModeAndSizeHasARow() {
    assertThat(ROWS).extracting(Row::name).hasSize(24).doesNotHaveDuplicates();
    assertThat(ROWS).extracting(Row::model).containsOnly("SC", "RC11", "JAMx");
    assertThat(ROWS).extracting(Row::events).containsOnly(37, 48);
    assertThat(ROWS).allMatch(row -> row.jdk17() > 0 && row.jdk25() > 0);
  }

  @Test
  void programsHaveTheSizeOfTheirRow() {
    for (Row row : ROWS) {
      Exploration seen =
          Explorer.of(row.memoryModel()).within(Limits.wide().withGraphs(10)).count(row.program());
      assertThat(seen.maxEvents() + 1).as(row.name()).isEqualTo(row.events());
      assertThat(seen.complete()).as(row.name()).isEqualTo(10);
    }
  }

  @Test
  void aRateThatIsTooLowIsSaid() {
    Row impossible = new Row("RC11", "opaque", 37, Integer.MAX_VALUE, Integer.MAX_VALUE);
    Throughput.Measured measured =
        Throughput.measure(impossible, Duration.ofMillis(1), Duration.ofMillis(1));
    assertThat(measured.median()).isPositive();
    assertThat(measured.isFastEnough()).isFalse();
    assertThat(measured.toString()).endsWith("TOO SLOW");
    Row easy = new Row("RC11", "opaque", 37, 1, 1);
    assertThat(Throughput.measure(easy, Duration.ofMillis(1), Duration.ofMillis(1)).isFastEnough())
        .isTrue();
  }
}
