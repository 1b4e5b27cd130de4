package dev.touchstone.certificate.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.TimePlan;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeSpentTest {
  private static final CertifiedSubject POOL =
      new CertifiedSubject("touchstone:StripedArrayPool", "pool-relaxed", "", "");

  /**
   * Two families in one launch of one second: equal parts, since their checks took equally long.
   */
  @Test
  void aLaunchIsDividedByWhatTheChecksOfEachFamilyTook() {
    RunLog queue =
        SampleRun.on(SampleRun.REFERENCE)
            .launched("lincheck", "")
            .holds("lincheck", QueueClaims.FULL)
            .holds("lincheck", QueueClaims.EMPTY)
            .log();
    RunLog pool = SampleRun.on(POOL).holds("lincheck", "POOL-EXCLUSIVE").log();
    List<Evidence> both = new ArrayList<>(queue.evidence());
    both.addAll(pool.evidence());
    RunLog run =
        new RunLog(
            queue.header(),
            queue.plans(),
            both,
            queue.ends(),
            queue.launches(),
            queue.end(),
            queue.damaged());
    assertThat(TimeSpent.of(run, TimePlan.of(Budget.QUICK)))
        .extracting(TimeSpent.Row::toString)
        .containsExactly(
            "queues: 0.5 s of 130 s (lincheck 0.5)", "pools: 0.5 s of 110 s (lincheck 0.5)");
  }
}
