package dev.touchstone.perf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.perf.rows.PoolRows;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real forks of pools, as short as they can be. */
class PoolForksTest {
  private static final ForkSettings SHORT = new ForkSettings(2, 1, 1, 150);

  /** As the engine itself does at the end of the build. */
  @ParameterizedTest
  @Tag("controls")
  @ValueSource(strings = {"SynchronizedArrayPool", "StampedLockArrayPool", "StripedArrayPool"})
  void referencesAllocateNothing(String pool) throws ForkFailedException {
    ForkResult result =
        new ForkRunner(SHORT, Scratch.PATH).fork(pool("touchstone:" + pool), "takeRelease8");

    assertThat(result.bytesPerOperation()).isLessThan(1);
    assertThat(result.operations()).isGreaterThan(1000);
  }

  @Test
  void aPoolThatAllocatesIsSeenToAllocate() throws ForkFailedException {
    ForkResult result =
        new ForkRunner(SHORT, Scratch.PATH)
            .fork(pool("specimen:PoolAllocatesPerRelease"), "takeRelease8");

    assertThat(result.bytesPerOperation()).isGreaterThanOrEqualTo(16);
  }

  @ParameterizedTest
  @Tag("controls")
  @ValueSource(strings = {"takeRelease1", "takeRelease1TwoThreads"})
  void aSlowPoolIsBeyondTheMargin(String row) throws ForkFailedException {
    Pairs pairs =
        new Pairs(
            new ForkRunner(SHORT, Scratch.PATH),
            pool("specimen:PoolSlow"),
            pool("touchstone:StripedArrayPool"),
            1);

    PairedRatio ratio = pairs.compare(row).ratio();

    assertThat(ratio.beyond(SpeedCheck.MARGIN)).as("%s", ratio).isTrue();
  }

  private static Side pool(String subject) {
    return new Side(
        subject, PoolRows.class, Map.of("subject", subject, "contract", ""), Peers.ours());
  }
}
