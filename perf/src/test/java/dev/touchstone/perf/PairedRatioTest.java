package dev.touchstone.perf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The comparison's arithmetic, on made-up forks. */
class PairedRatioTest {

  @Test
  void aSubjectThatTakesHalfTheTimeIsTwiceAsFast() {
    PairedRatio ratio = PairedRatio.of(List.of(2.0, 3.0), List.of(4.0, 6.0), 1);

    assertThat(ratio.ratio()).isCloseTo(2.0, within(1e-9));
    assertThat(ratio.low()).isCloseTo(2.0, within(1e-9));
    assertThat(ratio.high()).isCloseTo(2.0, within(1e-9));
    assertThat(ratio.word(0.1)).isEqualTo("faster");
  }

  @Test
  void driftThatHitsBothSidesOfAPairCancels() {
    PairedRatio ratio = PairedRatio.of(List.of(4.0, 8.0, 16.0), List.of(4.0, 8.0, 16.0), 1);

    assertThat(ratio.high() - ratio.low()).isLessThan(1e-9);
    assertThat(ratio.noise()).isCloseTo(1.0, within(1e-9));
  }

  @Test
  void theSameSeedGivesTheSameInterval() {
    List<Double> subject = noisy(10, 5.0, 3);
    List<Double> baseline = noisy(10, 5.0, 4);

    assertThat(PairedRatio.of(subject, baseline, 9))
        .isEqualTo(PairedRatio.of(subject, baseline, 9));
  }

  @Test
  void theIntervalOfEqualSidesContainsOneNineTimesInTen() {
    long containing =
        Stream.iterate(0L, seed -> seed + 1)
            .limit(200)
            .map(seed -> PairedRatio.of(noisy(10, 5.0, seed), noisy(10, 5.0, ~seed), seed))
            .filter(ratio -> ratio.low() <= 1 && ratio.high() >= 1)
            .count();

    assertThat(containing).isGreaterThanOrEqualTo(170);
  }

  @Test
  void onlyAnIntervalWhollyBelowTheMarginIsBeyondIt() {
    assertThat(new PairedRatio(0.8, 0.7, 0.89, 0, 3).beyond(0.1)).isTrue();
    assertThat(new PairedRatio(0.8, 0.7, 0.91, 0, 3).beyond(0.1)).isFalse();
    assertThat(new PairedRatio(0.95, 0.9, 0.99, 0, 3).within(0.1)).isTrue();
    assertThat(new PairedRatio(0.95, 0.89, 0.99, 0, 3).within(0.1)).isFalse();
  }

  @Test
  void noiseAboveTheMarginIsSaid() {
    assertThat(new PairedRatio(1, 0.9, 1.1, 0.2, 3).word(0.1))
        .isEqualTo("inconclusive (noise 20 % > margin 10 %)");
    assertThat(new PairedRatio(1, 0.9, 1.1, 0.02, 3).word(0.1)).isEqualTo("no difference shown");
  }

  @Test
  void unequalSidesAreRefused() {
    assertThatThrownBy(() -> PairedRatio.of(List.of(1.0), List.of(), 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static List<Double> noisy(int forks, double mean, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return random.doubles(forks).mapToObj(d -> mean * (0.9 + 0.2 * d)).toList();
  }
}
