package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.queue.QueueClaims;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each specimen with a defect that storms must notice is found out, for the claim that it breaks.
 */
@Tag("controls")
class ControlsTest {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "SpmcRepeatedElement," + QueueClaims.FIFO,
    "SpmcSwappedElements," + QueueClaims.FIFO,
    "SpmcSlotClearedByValue," + QueueClaims.FIFO,
    "SpmcOfferFailsWhileSlotIsClaimed," + QueueClaims.FULL,
    "SpmcIndexBeforeElement," + QueueClaims.EMPTY,
    "SpmcPeekWithoutSecondIndexRead," + QueueClaims.PEEK,
    "SpmcSizeWithoutDoubleRead," + QueueClaims.SIZE,
    "SpmcSizeNotClipped," + QueueClaims.SIZE,
    "SpmcRelaxedPeekWithoutIndexCheck," + QueueClaims.RELAXED,
    "SpmcBatchClaimedAfterOneSlotCheck," + QueueClaims.BATCH,
    "SpmcSpinsForStoppedConsumer," + QueueClaims.PROGRESS
  })
  void aSpecimenIsFoundOut(String specimen, String claim) throws Exception {
    List<String> evidence = Runs.evidence("specimen:" + specimen, "", Set.of(claim), directory, 17);
    assertThat(Runs.verdict(evidence, claim)).isEqualTo("VIOLATED");
    Path counterexample =
        directory.resolve("counterexamples/specimen_" + specimen + "/" + claim + "/storms");
    assertThat(Files.readString(counterexample.resolve("explanation.txt"))).isNotBlank();
    System.out.println(
        specimen + "\n" + Files.readString(counterexample.resolve("explanation.txt")));
  }
}
