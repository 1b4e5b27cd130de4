package dev.touchstone.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineRunTest {
  @TempDir Path directory;

  private record Named(String name, Contract contract) implements Subject {}

  /** A claim of another family than that of the subjects here. */
  private static final String ELSEWHERE = "ANVIL-RINGS";

  private static final Check CHECK =
      new Check() {
        @Override
        public String id() {
          return "try";
        }

        @Override
        public List<String> claims() {
          return List.of("QUEUE-FIFO", "QUEUE-FULL", "QUEUE-PEEK", ELSEWHERE);
        }

        @Override
        public String sentence() {
          return "tries";
        }

        @Override
        public Optional<String> notApplicable(Subject subject, String claim) {
          return claim.equals("QUEUE-PEEK") ? Optional.of("it has no peek") : Optional.empty();
        }

        @Override
        public Optional<String> unable(Subject subject, String claim) {
          return subject.name().equals("fixed") && claim.equals("QUEUE-FULL")
              ? Optional.of("its room is its own")
              : Optional.empty();
        }
      };

  private record FakeEngine(Action action) implements Engine {
    interface Action {
      void run(EngineRun run);
    }

    @Override
    public String name() {
      return "fake";
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public List<Check> checks() {
      return List.of(CHECK);
    }

    @Override
    public void run(EngineRun run) {
      action.run(run);
    }
  }

  private String subject = "x";

  private List<String> lines(Set<String> claims, String contract, FakeEngine.Action action)
      throws Exception {
    Path evidence = directory.resolve("evidence.jsonl");
    EngineRequest request =
        new EngineRequest(
            List.of("x"), "", claims, Budget.QUICK, 1, directory, evidence, directory, "", "", "");
    try {
      EngineMain.run(
          new FakeEngine(action), request, List.of(new Named(subject, Contracts.parse(contract))));
    } catch (IllegalStateException expected) {
      assertThat(expected).hasMessage("the engine dies");
    }
    return Files.readAllLines(evidence);
  }

  @Test
  void theFirstLinesSayWhatIsPlannedAndTheLastThatItEnded() throws Exception {
    List<String> lines = lines(Set.of(), "spmc-bounded", run -> {});
    assertThat(lines).hasSize(4);
    assertThat(lines.get(0)).contains(Evidence.Plan.SCHEMA).contains("QUEUE-FIFO");
    assertThat(lines.get(1)).contains(Evidence.Plan.SCHEMA).contains("QUEUE-FULL");
    assertThat(lines.get(2))
        .contains("\"verdict\":\"NOT_RUN\",\"notApplicable\":true,\"reason\":\"it has no peek\"");
    assertThat(lines.get(3)).contains(Evidence.End.SCHEMA);
  }

  @Test
  void aClaimThatTheContractDoesNotMakeIsNotPlanned() throws Exception {
    List<String> lines = lines(Set.of("QUEUE-FULL"), "spmc-unbounded", run -> {});
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0)).contains("the queue has no bound");
  }

  @Test
  void whatACheckIsUnableToTryIsNotRunAndStillApplies() throws Exception {
    subject = "fixed";
    List<String> lines = lines(Set.of("QUEUE-FULL"), "spmc-bounded", run -> {});
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0))
        .contains("\"verdict\":\"NOT_RUN\",\"notApplicable\":false")
        .contains("\"reason\":\"its room is its own\"");
  }

  @Test
  void aClaimOfAnotherFamilyIsNoBusinessOfTheSubject() throws Exception {
    List<String> lines = lines(Set.of(ELSEWHERE), "spmc-bounded", run -> {});
    assertThat(lines).singleElement().asString().contains(Evidence.End.SCHEMA);
  }

  @Test
  void whatWasFoundBeforeTheEngineDiedIsThere() throws Exception {
    List<String> lines =
        lines(
            Set.of("QUEUE-FIFO", "QUEUE-FULL"),
            "spmc-bounded",
            run -> {
              run.report(
                  run.subjects().get(0),
                  CHECK,
                  Finding.holds("QUEUE-FIFO", Strength.NONE, Replay.Kind.RERUN),
                  Instant.EPOCH);
              throw new IllegalStateException("the engine dies");
            });
    assertThat(lines).hasSize(3);
    assertThat(lines.get(2)).contains("\"claim\":\"QUEUE-FIFO\"").contains("\"HOLDS\"");
    assertThat(lines.get(2))
        .contains("certify x --claim QUEUE-FIFO --engine fake --budget quick --seed 1");
  }

  @Test
  void twoViolationsOfOneClaimKeepTheirTracesApart() throws Exception {
    List<String> lines =
        lines(
            Set.of("QUEUE-FULL"),
            "spmc-bounded",
            run -> {
              for (String explanation : List.of("first", "second")) {
                run.report(
                    run.subjects().get(0),
                    CHECK,
                    Finding.violated(
                        "QUEUE-FULL",
                        explanation,
                        Strength.NONE,
                        Trace.of("t", explanation, List.of("a"), List.of(), List.of()),
                        Replay.Kind.DETERMINISTIC),
                    Instant.EPOCH);
              }
            });
    Path place = directory.resolve("counterexamples/x/QUEUE-FULL/fake");
    assertThat(lines.get(1)).contains("counterexamples/x/QUEUE-FULL/fake/trace.json");
    assertThat(lines.get(2)).contains("counterexamples/x/QUEUE-FULL/fake/try/trace.json");
    assertThat(place.resolve("explanation.txt")).hasContent("first");
    assertThat(place.resolve("try/explanation.txt")).hasContent("second");
  }

  @Test
  void aViolationLeavesItsTraceAndItsExplanation() throws IOException, Exception {
    List<String> lines =
        lines(
            Set.of("QUEUE-FULL"),
            "spmc-bounded",
            run ->
                run.report(
                    run.subjects().get(0),
                    CHECK,
                    Finding.violated(
                        "QUEUE-FULL",
                        "it was refused",
                        Strength.NONE,
                        Trace.of("t", "because", List.of("a"), List.of(), List.of()),
                        Replay.Kind.DETERMINISTIC),
                    Instant.EPOCH));
    String relative = "counterexamples/x/QUEUE-FULL/fake/trace.json";
    assertThat(lines.get(1)).contains("\"counterexample\":\"" + relative + "\"");
    assertThat(directory.resolve(relative)).content().contains(Trace.SCHEMA);
    assertThat(directory.resolve(relative).resolveSibling("explanation.txt")).hasContent("because");
  }

  @Test
  void aViolationSaysHowItIsSeenAgain() throws Exception {
    List<String> lines =
        lines(
            Set.of("QUEUE-FULL"),
            "spmc-bounded",
            run -> run.report(run.subjects().get(0), CHECK, refused(), Instant.EPOCH));
    String place = "counterexamples/x/QUEUE-FULL/fake/replay.json";
    assertThat(lines.get(1)).contains("java -jar touchstone.jar replay " + place);
    assertThat(directory.resolve(place))
        .content()
        .contains(ReplayFile.SCHEMA, "\"check\":\"try\"", "\"recipe\":\"page 7\"");
  }

  private static Finding refused() {
    Trace trace = Trace.of("t", "because", List.of("a"), List.of(), List.of());
    return Finding.violated(
            "QUEUE-FULL", "it was refused", Strength.NONE, trace, Replay.Kind.DETERMINISTIC)
        .withRecipe("page 7");
  }

  @Test
  void aRepetitionRunsItsCheckOnly() throws Exception {
    assertThat(repeated("try")).contains(Evidence.Plan.SCHEMA);
    assertThat(repeated("another")).doesNotContain(Evidence.Plan.SCHEMA);
  }

  private String repeated(String check) throws Exception {
    Path evidence = directory.resolve(check);
    EngineRequest request =
        new EngineRequest(
            List.of("x"),
            "",
            Set.of("QUEUE-FULL"),
            Budget.QUICK,
            1,
            directory,
            evidence,
            directory,
            "",
            "",
            "",
            new Repetition(check, "page 7", false));
    FakeEngine engine = new FakeEngine(run -> assertThat(run.recipe()).contains("page 7"));
    EngineMain.run(engine, request, List.of(new Named("x", Contracts.parse("spmc-bounded"))));
    return Files.readString(evidence);
  }
}
