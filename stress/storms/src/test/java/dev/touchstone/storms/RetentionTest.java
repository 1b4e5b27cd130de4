package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.pool.PoolSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;

/** What counts as growth, and what as chance. */
class RetentionTest {
  private static final DriftPlan PLAN =
      new DriftPlan(PoolSettings.of(1_000, 8, 8), 8, 10, true, true, 1);

  private static Retention of(int storms, IntToLongFunction curve) {
    Retention retention = new Retention(16);
    for (int i = 0; i < storms; i++) {
      List<Long> bytes = new ArrayList<>();
      for (int look = 0; look < DriftStorm.LOOKS; look++) {
        bytes.add(curve.applyAsLong(look));
      }
      retention.add(PLAN, bytes);
    }
    return retention;
  }

  @Test
  void whatFillsAndThenStaysDoesNotGrow() {
    assertThat(of(10, look -> Math.min(128, 64 + 32L * look)).grows()).isFalse();
  }

  @Test
  void whatGrowsOnGrows() {
    assertThat(of(4, look -> 128 + 16L * look).grows()).isTrue();
    assertThat(of(3, look -> 128 + 16L * look).grows()).as("too few storms").isFalse();
  }

  @Test
  void whatGoesUpAndDownByChanceDoesNotGrow() {
    int accused = 0;
    for (int seed = 0; seed < 2_000; seed++) {
      Random random = new Random(seed);
      accused += of(8, look -> 16L * (8 + random.nextInt(9))).grows() ? 1 : 0;
    }
    assertThat(accused).isLessThan(10);
  }

  @Test
  void theCurveStandsInFiguresThatAPageCanDraw() {
    Retention retention = of(4, look -> 128 + 16L * look);
    assertThat(retention.trace().tables().get(0).rows()).hasSize(DriftStorm.LOOKS);
    assertThat(retention.sentence()).contains("retained 176 bytes after 640 operations");
  }
}
