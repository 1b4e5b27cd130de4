package dev.touchstone.races.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.races.queue.QueueForm;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConfigurationTest {
  private static final QueueForm FORM = QueueForm.MESSAGES_BESIDE_TAKES;

  @Test
  void theSeedDecidesAndNothingElse() {
    assertThat(sample(10, 7)).isEqualTo(sample(10, 7)).isNotEqualTo(sample(10, 8));
  }

  @Test
  void theFirstAreTheOnesThatShowMost() {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(Configuration.sample(QueueForm.TAKES_BESIDE_TAKES, List.of(2), 2, seed))
          .extracting(c -> c.collectorName() + " " + c.modeName())
          .containsExactly("PARALLEL tiered", "PARALLEL C2 randomized");
    }
  }

  @Test
  void missingPublicationIsLookedForWhereABarrierDoesNotHideIt() {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(sample(2, seed))
          .extracting(c -> c.collectorName() + " " + c.modeName())
          .containsExactly(
              "PARALLEL tiered", "SERIAL tiered", "PARALLEL C2 randomized", "SERIAL C2 randomized");
    }
  }

  @Test
  void moreThanThereAreGivesEveryCollectorInEveryModeOnce() {
    assertThat(sample(1_000, 1))
        .extracting(c -> c.collectorName() + " " + c.modeName())
        .doesNotHaveDuplicates()
        .hasSize(3 * (5 + 9 + 5));
  }

  @Test
  void capacitiesTakeTurns() {
    assertThat(Configuration.sample(FORM, List.of(1, 2), 2, 1))
        .extracting(Configuration::capacity)
        .containsExactly(1, 2, 1, 2);
  }

  @Test
  void aRandomizedCompilerGetsItsSeed() {
    Configuration randomized = sample(2, 1).get(2);
    assertThat(randomized.flags()).contains("-XX:StressSeed=" + randomized.seed());
  }

  private static List<Configuration> sample(int count, long seed) {
    return Configuration.sample(FORM, List.of(4), count, seed);
  }
}
