package dev.touchstone.models.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine on real classes: references hold with all of their executions, controls do not. */
class ExplorerEngineTest {
  @TempDir Path directory;

  private List<String> findings(String subject, @Nullable Contract contract) throws Exception {
    Path file = directory.resolve("evidence.jsonl");
    EngineRequest request =
        new EngineRequest(
            List.of(subject),
            "",
            Set.of(),
            Budget.QUICK,
            1,
            directory,
            file,
            directory,
            "",
            "",
            "");
    EngineMain.run(new ExplorerEngine(), request, List.of(Subjects.find(subject, contract)));
    return Files.readAllLines(file).stream().filter(line -> line.contains("\"verdict\"")).toList();
  }

  private static String of(List<String> findings, String claim) {
    return findings.stream()
        .filter(line -> line.contains("\"claim\":\"" + claim + "\""))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "touchstone:SpmcArrayQueue",
        "touchstone:WaitFreeSpmcArrayQueue",
        "touchstone:SequentialSpmcArrayQueue"
      })
  void aReferenceHoldsInAllExecutions(String subject) throws Exception {
    List<String> findings = findings(subject, null);
    assertThat(findings).hasSize(5);
    assertThat(findings)
        .allSatisfy(
            line ->
                assertThat(line)
                    .contains(
                        "\"verdict\":\"HOLDS\"", "\"kind\":\"EXHAUSTIVE\"", "\"exhausted\":true"));
  }

  @ParameterizedTest
  @CsvSource({
    "SpmcRepeatedElement,QUEUE-FIFO",
    "SpmcSlotClearedByValue,QUEUE-FIFO",
    "SpmcOfferFailsWhileSlotIsClaimed,QUEUE-FULL",
    "SpmcIndexBeforeElement,QUEUE-EMPTY",
    "SpmcPlainProducerIndex,QUEUE-PUBLISH"
  })
  void aControlIsViolatedForItsClaim(String specimen, String claim) throws Exception {
    assertThat(of(findings("specimen:" + specimen, null), claim))
        .contains("\"verdict\":\"VIOLATED\"");
    Path shown =
        directory.resolve("counterexamples/specimen_" + specimen + "/" + claim + "/explorer");
    assertThat(Files.readString(shown.resolve("explanation.txt")))
        .contains("The client program is");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "touchstone:StripedArrayPool",
        "touchstone:StampedLockArrayPool",
        "touchstone:SynchronizedArrayPool"
      })
  void aReferencePoolHoldsInAllExecutions(String subject) throws Exception {
    assertThat(findings(subject, null))
        .hasSize(4)
        .allSatisfy(
            line ->
                assertThat(line)
                    .contains(
                        "\"verdict\":\"HOLDS\"", "\"kind\":\"EXHAUSTIVE\"", "\"exhausted\":true"));
  }

  @ParameterizedTest
  @CsvSource({
    "PoolOpaqueHandOver,POOL-PUBLISH",
    "PoolPlainHandOver,POOL-PUBLISH",
    "PoolTakeWithoutRemoving,POOL-EXCLUSIVE",
    "PoolNodeBeforeNext,POOL-CONSERVE"
  })
  void aPoolControlIsViolatedForItsClaim(String specimen, String claim) throws Exception {
    assertThat(of(findings("specimen:" + specimen, null), claim))
        .contains("\"verdict\":\"VIOLATED\"");
  }

  @Test
  void aClassThatIsNotSupportedDidNotRun() throws Exception {
    Contract contract = Contracts.parse("mpmc-unbounded");
    assertThat(findings("java.util.concurrent.ConcurrentLinkedQueue", contract))
        .allSatisfy(line -> assertThat(line).contains("\"verdict\":\"NOT_RUN\""));
  }
}
