package dev.touchstone.perf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.perf.rows.QueueRows;
import dev.touchstone.perf.rows.ReferenceSpmcRows;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Real forks, as short as they can be. */
class ForkRunnerTest {
  private static final ForkSettings SHORT = new ForkSettings(2, 1, 1, 150);

  @Test
  void theReferenceAllocatesNothing() throws ForkFailedException {
    ForkResult result =
        new ForkRunner(SHORT, Scratch.PATH)
            .fork(
                new Side("reference", ReferenceSpmcRows.class, Map.of(), Peers.ours()),
                "addRemove1000");

    assertThat(result.bytesPerOperation()).isLessThan(1);
    assertThat(result.nanosPerOperation()).isPositive();
    assertThat(result.operations()).isGreaterThan(1000);
  }

  @Test
  void aQueueThatAllocatesIsSeenToAllocate() throws ForkFailedException {
    ForkResult result =
        new ForkRunner(SHORT, Scratch.PATH)
            .fork(queue("specimen:SpmcAllocatesPerOffer"), "addRemove1000");

    assertThat(result.bytesPerOperation()).isGreaterThanOrEqualTo(16);
  }

  @Test
  void aSlowQueueIsBeyondTheMargin() throws ForkFailedException {
    Pairs pairs =
        new Pairs(
            new ForkRunner(SHORT, Scratch.PATH),
            queue("specimen:SpmcSlow"),
            queue("touchstone:SpmcArrayQueue"),
            1);

    PairedRatio ratio = pairs.compare("addRemove1000").ratio();

    assertThat(ratio.beyond(SpeedCheck.MARGIN)).as("%s", ratio).isTrue();
    assertThat(ratio.word(SpeedCheck.MARGIN)).isEqualTo("slower");
  }

  @Test
  void aForkThatCannotHaveItsSubjectSaysWhy() {
    assertThatThrownBy(
            () -> new ForkRunner(SHORT, Scratch.PATH).fork(queue("specimen:NoSuch"), "addRemove1"))
        .isInstanceOf(ForkFailedException.class)
        .hasMessageContaining("There is no specimen 'specimen:NoSuch'");
  }

  @Test
  void aForkThatDoesNotEndIsKilled() {
    ForkRunner impatient = new ForkRunner(SHORT, Duration.ofSeconds(4), Scratch.PATH);

    assertThatThrownBy(() -> impatient.fork(queue("test:Hanging"), "addRemove1"))
        .isInstanceOf(ForkFailedException.class)
        .hasMessageContaining("addRemove1 of test:Hanging did not end within 4 s");
    assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive)).isEmpty();
  }

  private static Side queue(String subject) {
    return new Side(
        subject, QueueRows.class, Map.of("subject", subject, "contract", ""), Peers.ours());
  }
}
