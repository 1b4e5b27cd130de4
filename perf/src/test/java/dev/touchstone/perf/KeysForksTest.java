package dev.touchstone.perf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.perf.rows.KeysRows;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real forks of key sets, as short as they can be. */
class KeysForksTest {
  private static final ForkSettings SHORT = new ForkSettings(2, 1, 1, 150);

  /** As the engine itself does at the end of the build. */
  @Test
  @Tag("controls")
  void theArrayKeySetAllocatesNothing() throws ForkFailedException {
    ForkResult result =
        new ForkRunner(SHORT, Scratch.PATH).fork(keys("touchstone:ArrayKeySet"), "oneChange");

    assertThat(result.bytesPerOperation()).isLessThan(1);
    assertThat(result.operations()).isGreaterThan(1000);
  }

  @Test
  void oneThatAllocatesIsSeenToAllocate() throws ForkFailedException {
    ForkResult result =
        new ForkRunner(SHORT, Scratch.PATH)
            .fork(keys("specimen:KeysAllocatesPerSelection"), "idle");

    assertThat(result.bytesPerOperation()).isGreaterThanOrEqualTo(80);
  }

  @ParameterizedTest
  @Tag("controls")
  @ValueSource(strings = {"idle", "oneChange"})
  void aSlowOneIsBeyondTheMarginAndTheArrayKeySetIsNot(String row) throws ForkFailedException {
    assertThat(ratio("specimen:KeysSlow", row).beyond(SpeedCheck.MARGIN)).isTrue();
    assertThat(ratio("touchstone:ArrayKeySet", row).beyond(SpeedCheck.MARGIN)).isFalse();
  }

  private static PairedRatio ratio(String subject, String row) throws ForkFailedException {
    ForkRunner runner = new ForkRunner(SHORT, Scratch.PATH);
    return new Pairs(runner, keys(subject), keys("touchstone:RebuildingKeySet"), 1)
        .compare(row)
        .ratio();
  }

  private static Side keys(String subject) {
    return new Side(
        subject, KeysRows.class, Map.of("subject", subject, "contract", ""), Peers.ours());
  }
}
