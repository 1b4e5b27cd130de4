package dev.touchstone.explorer.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.Explorer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The explorer shows exactly the executions that a brute-force enumerator finds, each once. */
class DifferentialTest {
  private static Differential.Outcome run(long seed, int programs, int accesses) {
    Differential differential =
        new Differential((program, model, visitor) -> Explorer.of(model).explore(program, visitor));
    Differential.Outcome outcome = differential.run(seed, programs, accesses);
    System.out.printf(
        "seed %d: %d programs, %d graphs, %d mismatches, %d repeated%n",
        seed, outcome.programs(), outcome.graphs(), outcome.mismatches(), outcome.repeated());
    return outcome;
  }

  @Test
  void sameGraphsOnThousandsOfPrograms() {
    Differential.Outcome outcome = run(1, 4_000, 6);
    assertThat(outcome.example()).isEmpty();
    assertThat(outcome.agrees()).isTrue();
    assertThat(outcome.graphs()).isGreaterThan(50_000);
  }

  @Test
  @Tag("full")
  void sameGraphsOnManyThousandsOfLargerPrograms() {
    for (long seed = 11; seed < 14; seed++) {
      Differential.Outcome outcome = run(seed, 20_000, 8);
      assertThat(outcome.example()).isEmpty();
      assertThat(outcome.agrees()).isTrue();
    }
  }
}
