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

/** One real launch: forks, results, judgement, evidence. */
class RacesEngineTest {
  @Test
  void theOriginalsDefectIsSeen(@TempDir Path directory) throws Exception {
    assumeTrue(Runtime.getRuntime().availableProcessors() >= 2, "two actors need two cores");
    EngineMain.run(
        new RacesEngine(),
        new EngineRequest(
            List.of("specimen:SpmcOfferFailsWhileSlotIsClaimed"),
            "",
            Set.of("QUEUE-FULL"),
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
    assertThat(lines.get(1))
        .contains("\"claim\":\"QUEUE-FULL\"")
        .contains("\"verdict\":\"VIOLATED\"")
        .contains("offer(y) = false");
    assertThat(
            directory.resolve(
                "counterexamples/specimen_SpmcOfferFailsWhileSlotIsClaimed/QUEUE-FULL/jcstress/explanation.txt"))
        .content()
        .contains("actor 2: offer(y) = false → actor 1: poll() returns");
  }
}
