package dev.touchstone.certificate.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IntervalTest {

  @Test
  void ratioStandsOnTheScale() {
    assertThat(Interval.of("1.00 [0.50, 1.50] no difference"))
        .isEqualTo(new Interval(120, 60, 180));
    assertThat(Interval.of("1.04 (0.98 to 1.11)")).isEqualTo(new Interval(125, 118, 133));
  }

  @Test
  void whatLiesBeyondIsDrawnAtTheEdge() {
    assertThat(Interval.of("9.00 [0.00, 99.50]")).isEqualTo(new Interval(240, 0, 240));
  }

  @Test
  void otherFiguresHaveNone() {
    assertThat(Interval.of("16.0 B/op")).isNull();
    assertThat(Interval.of("ratio 1.00 [0.50, 1.50]")).isNull();
    assertThat(Interval.in("ratio 1.00 [0.50, 1.50], noise")).isEqualTo(new Interval(120, 60, 180));
    assertThat(Interval.in("nanoseconds")).isNull();
  }
}
