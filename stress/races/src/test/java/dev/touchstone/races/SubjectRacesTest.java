package dev.touchstone.races;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.races.launch.Configuration;
import dev.touchstone.races.launch.Forks;
import dev.touchstone.races.launch.Trial;
import dev.touchstone.races.queue.QueueForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of results, and of results that do not come; no fork is started. */
class SubjectRacesTest {
  private static final String ACCEPTED = "1 0 0 0 0 1 0 0 13 1";
  private static final String REFUSED = "1 0 0 0 0 0 0 0 0 1";

  @TempDir private Path directory;
  private SubjectRaces races;

  @BeforeEach
  void oneClaim() {
    QueueSubject subject = (QueueSubject) Subjects.find("touchstone:SpmcArrayQueue", null);
    RacesEngine engine = new RacesEngine();
    EngineRequest request =
        new EngineRequest(
            List.of(subject.name()),
            "",
            Set.of("QUEUE-FULL"),
            Budget.SWEEP,
            1,
            directory,
            directory.resolve("evidence.jsonl"),
            directory.resolve("work"),
            "",
            "",
            "");
    EngineRun run = new EngineRun(engine, request, List.of(subject));
    races = new SubjectRaces(run, subject, engine.checks());
  }

  @Test
  void allThatWasPlannedAndNothingForbiddenHolds() throws IOException {
    races.run(each(10_000, ""));
    assertThat(evidence())
        .contains("\"verdict\":\"HOLDS\"")
        .contains("\"kind\":\"SAMPLED\"")
        .contains("\"configurations\":\"6 of 6\"");
  }

  @Test
  void fewerConfigurationsThanPlannedAreNotConclusive() throws IOException {
    races.run(
        (configurations, subject, contract, results) -> {
          if (configurations.get(0).collectorName().equals("PARALLEL")) {
            each(10_000, "").run(configurations, subject, contract, results);
          }
        });
    assertThat(evidence()).contains("INCONCLUSIVE").containsPattern("only [1-5] of 6 planned");
  }

  @Test
  void nothingAtAllIsNotConclusive() throws IOException {
    races.run((configurations, subject, contract, results) -> {});
    assertThat(evidence()).contains("INCONCLUSIVE").contains("only 0 of 6 planned");
  }

  @Test
  void tooFewSamplesAreTriedAgainAndThenNotConclusive() throws IOException {
    races.run(each(600, ""));
    assertThat(evidence()).contains("INCONCLUSIVE").contains("gave 1800 samples");
  }

  @Test
  void aFailedForkIsNotConclusiveAndSaysWhy() throws IOException {
    races.run(each(10_000, "the fork ended with VM_ERROR"));
    assertThat(evidence()).contains("INCONCLUSIVE").contains("VM_ERROR");
  }

  @Test
  void anOutcomeThatCannotBeReadIsNotConclusive() throws IOException {
    races.run(
        (configurations, subject, contract, results) ->
            configurations.forEach(
                c -> results.accept(new Trial(c, Map.of("nonsense", 10_000L), "", false))));
    assertThat(evidence()).contains("INCONCLUSIVE").contains("only 0 of 6 planned");
  }

  @Test
  void aForbiddenOutcomeIsReportedAtOnce() throws IOException {
    races.run(
        (configurations, subject, contract, results) -> {
          Configuration first = configurations.get(0);
          if (first.capacity() == 1) {
            results.accept(new Trial(first, Map.of(ACCEPTED, 9_000L, REFUSED, 3L), "", false));
            assertThat(evidence()).contains("VIOLATED").contains("was seen 3 times in 9003");
          }
        });
    assertThat(Files.readString(directory.resolve("evidence.jsonl")).lines()).hasSize(1);
    assertThat(directory.resolve("counterexamples"))
        .isDirectoryRecursivelyContaining("glob:**.json");
  }

  @Test
  void afterAForkThatHangsNoMoreAreStarted() throws IOException {
    List<Configuration> started = new ArrayList<>();
    races.run(
        (configurations, subject, contract, results) -> {
          started.addAll(configurations);
          configurations.forEach(
              c -> results.accept(new Trial(c, Map.of(), "an operation did not return", true)));
        });
    assertThat(started).hasSizeLessThan(4);
    assertThat(evidence()).contains("INCONCLUSIVE").contains("did not return");
  }

  @Test
  void anInterruptReportsWhatWasGathered() throws IOException {
    races.run(
        (configurations, subject, contract, results) -> {
          each(10_000, "").run(configurations, subject, contract, results);
          races.interrupted();
        });
    assertThat(evidence()).contains("INCONCLUSIVE").contains("\"samples\":10000");
  }

  private static Forks each(long samples, String problem) {
    return (configurations, subject, contract, results) ->
        configurations.forEach(c -> results.accept(trial(c, samples, problem)));
  }

  /** Every form that the claim has returns something legal. */
  private static Trial trial(Configuration configuration, long samples, String problem) {
    String text =
        switch ((QueueForm) configuration.form()) {
          case TAKE_BESIDE_TAKE_AND_PUT ->
              configuration.capacity() == 1 ? ACCEPTED : "1 0 0 0 2 1 0 0 13 2";
          default -> "1 0 0 0 1 9 0 0 0 2";
        };
    return new Trial(configuration, Map.of(text, samples), problem, false);
  }

  private String evidence() throws IOException {
    return Files.readString(directory.resolve("evidence.jsonl"));
  }
}
