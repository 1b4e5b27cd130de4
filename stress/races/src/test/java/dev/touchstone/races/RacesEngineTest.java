package dev.touchstone.races;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real launches: forks, results, judgement, evidence. */
class RacesEngineTest {
  @Test
  void theOriginalsDefectIsSeen(@TempDir Path directory) throws Exception {
    assertThat(finding("specimen:SpmcOfferFailsWhileSlotIsClaimed", "QUEUE-FULL", directory))
        .contains("\"verdict\":\"VIOLATED\"")
        .contains("offer(y) = false");
    assertThat(
            directory.resolve(
                "counterexamples/specimen_SpmcOfferFailsWhileSlotIsClaimed/QUEUE-FULL/jcstress/explanation.txt"))
        .content()
        .contains("actor 2: offer(y) = false → actor 1: poll() returns");
  }

  @ParameterizedTest
  @CsvSource({
    "PoolTakeWithoutRemoving, POOL-EXCLUSIVE, somebody else holds that array",
    "PoolPlainHandOver, POOL-PUBLISH, the hand-over did",
    "PoolReleasesBeforeClear, POOL-SECRET, with what its last holder wrote",
    "KeysInterestNotAtomic, KEYS-INTEREST, No order of the changes explains",
  })
  void theControlsOfOtherKindsAreSeen(
      String specimen, String claim, String reason, @TempDir Path directory) throws Exception {
    assertThat(finding("specimen:" + specimen, claim, directory))
        .contains("\"verdict\":\"VIOLATED\"")
        .contains(reason);
  }

  /** The second of three lines: plan, finding, end. */
  private static String finding(String subject, String claim, Path directory) throws Exception {
    assumeTrue(Runtime.getRuntime().availableProcessors() >= 2, "two actors need two cores");
    EngineMain.run(
        new RacesEngine(),
        new EngineRequest(
            List.of(subject),
            "",
            Set.of(claim),
            Budget.QUICK,
            1,
            directory,
            directory.resolve("evidence.jsonl"),
            directory.resolve("work"),
            "",
            "",
            ""));
    List<String> lines = Files.readAllLines(directory.resolve("evidence.jsonl"));
    assertThat(lines).hasSize(3);
    assertThat(lines.get(1)).contains("\"claim\":\"" + claim + "\"");
    return lines.get(1);
  }
}
