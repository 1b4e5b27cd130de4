package dev.touchstone.certificate.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.contracts.queue.QueueClaims;
import org.junit.jupiter.api.Test;

class SentenceTest {
  private static final String FULL = QueueClaims.FULL;

  private static String sentence(SampleRun run) {
    return Certification.of(run.log()).sentence();
  }

  private static SampleRun run() {
    return SampleRun.on(SampleRun.REFERENCE);
  }

  @Test
  void holdsSaysNoMoreThanThatItWasTried() {
    assertThat(sentence(run().claims(FULL).holds("lincheck", FULL)))
        .isEqualTo(
            "touchstone:SpmcArrayQueue holds every claim that was tried: of its claims 1 holds.");
  }

  @Test
  void violationComesFirst() {
    assertThat(
            sentence(
                run()
                    .claims(FULL, "QUEUE-FIFO")
                    .holds("lincheck", "QUEUE-FIFO")
                    .violated("lincheck", FULL, "x", null)))
        .isEqualTo("touchstone:SpmcArrayQueue violates QUEUE-FULL; of its other claims 1 holds.");
  }

  @Test
  void undecidedClaimsAreNamed() {
    assertThat(sentence(run().claims(FULL).inconclusive("lincheck", FULL, "x")))
        .startsWith(
            "No violation by touchstone:SpmcArrayQueue was seen, but QUEUE-FULL is not decided");
  }

  @Test
  void nothingTried() {
    assertThat(sentence(run().claims(FULL)))
        .isEqualTo("Nothing was tried on touchstone:SpmcArrayQueue.");
  }

  @Test
  void interruptedRunSaysSo() {
    assertThat(sentence(run().claims(FULL).holds("lincheck", FULL).interrupted()))
        .startsWith("The run was stopped before it was through: ");
  }
}
