package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.queue.QueueClaims;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engine from request to evidence. */
class EngineTest {
  @TempDir Path directory;

  @Test
  void theOriginalsDefectIsFoundAndShown() throws Exception {
    String specimen = "specimen:SpmcOfferFailsWhileSlotIsClaimed";
    List<String> evidence = Runs.evidence(specimen, "", Set.of(QueueClaims.FULL), directory, 17);
    assertThat(Runs.verdict(evidence, QueueClaims.FULL)).isEqualTo("VIOLATED");
    Path shown =
        directory.resolve(
            "counterexamples/specimen_SpmcOfferFailsWhileSlotIsClaimed/QUEUE-FULL/storms");
    assertThat(Files.readString(shown.resolve("trace.json"))).contains("\"kind\":\"RETURN\"");
    assertThat(Files.readString(shown.resolve("explanation.txt"))).contains("offer was refused");
  }

  @Test
  void aProducerThatWaitsForAStoppedConsumerBreaksAWaitFreePromise() throws Exception {
    List<String> evidence =
        Runs.evidence(
            "specimen:SpmcSpinsForStoppedConsumer",
            "",
            Set.of(QueueClaims.PROGRESS),
            directory,
            17);
    assertThat(Runs.verdict(evidence, QueueClaims.PROGRESS)).isEqualTo("VIOLATED");
    assertThat(evidence.get(evidence.size() - 1)).contains("offer waited for a thread");
  }

  @Test
  void everyPlannedClaimIsAnswered() throws Exception {
    List<String> evidence =
        Runs.evidence("specimen:SpmcRepeatedElement", "", Set.of(QueueClaims.FIFO), directory, 17);
    assertThat(evidence).hasSize(1);
    assertThat(Runs.verdict(evidence, QueueClaims.FIFO)).isEqualTo("VIOLATED");
  }
}
