package dev.touchstone.certificate.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Strength.Kind;
import dev.touchstone.evidence.Verdict;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StrengthTextTest {
  private static final Strength SAMPLED =
      new Strength(Kind.SAMPLED, 8, 3_000_000, "2 actors", false, Map.of());

  @Test
  void nothingSeenComesWithItsWorth() {
    assertThat(StrengthText.full(SAMPLED, Verdict.HOLDS))
        .isEqualTo(
            "random sample, 8 executions, 3,000,000 samples; 2 actors; none seen: were samples independent, the rate on"
                + " this machine would be below 1 in 1,000,000 (95 %)");
  }

  @Test
  void somethingSeenComesWithoutIt() {
    assertThat(StrengthText.full(SAMPLED, Verdict.VIOLATED)).doesNotContain("none seen");
  }

  @Test
  void whatIsExhaustedIsNoSample() {
    Strength all = new Strength(Kind.EXHAUSTIVE, 2835, 2835, "17 clients", true, Map.of());
    assertThat(StrengthText.brief(all)).isEqualTo("all 2,835 executions");
    assertThat(StrengthText.full(all, Verdict.HOLDS))
        .isEqualTo("exhaustive, 2,835 executions; 17 clients");
  }

  @Test
  void measurementIsBrieflyItsFirstNumbers() {
    Strength measured =
        new Strength(
            Kind.MEASURED, 6, 99, "one thread", false, Map.of("bytes per operation", "0.0"));
    assertThat(StrengthText.brief(measured)).isEqualTo("bytes per operation 0.0");
  }
}
