package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.fake.FakeBundle;
import dev.touchstone.certificate.fake.FakeEngine.Behaviour;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was found is shown with its page; where nothing is found, what was tried is said. */
class ExploreTest {
  private static final String ENGINES = "touchstone.engines";

  @TempDir private Path temporary = Path.of("");

  @BeforeEach
  void engines() throws IOException {
    System.setProperty(ENGINES, FakeBundle.write(temporary.resolve("engines")).toString());
  }

  @AfterEach
  void noEngines() {
    System.clearProperty(ENGINES);
  }

  private Ran explore(Behaviour behaviour) {
    return Ran.with(
        "explore",
        "touchstone:Fake",
        "--claim",
        "queue-full",
        "--seed",
        String.valueOf(behaviour.seed()),
        "--out",
        temporary.resolve("e").toString());
  }

  @Test
  void found() {
    Ran ran = explore(Behaviour.VIOLATES_FULL);
    Path page =
        temporary.resolve("e/counterexamples/touchstone_Fake/QUEUE-FULL/conformance/index.html");
    assertThat(ran.out())
        .contains("touchstone:Fake QUEUE-FULL, conformance", "offer(1) = false", page.toString());
    assertThat(page).isNotEmptyFile();
    assertThat(ran.exitCode()).isEqualTo(1);
  }

  @Test
  void notFound() {
    Ran ran = explore(Behaviour.HOLDS);
    assertThat(ran.out())
        .contains("No failing execution was found. What was tried:")
        .contains("conformance, fake-queue-full: holds; random sample, 4 executions");
    assertThat(ran.exitCode()).isEqualTo(3);
  }

  @Test
  void smallerByAThreadFirstThenByACall() {
    assertThat(ScenarioShrinker.smaller("2: offer(1) ; offer(2) | poll() poll() | peek() ; poll()"))
        .startsWith(
            "2: offer(1); poll() poll() | peek(); poll()",
            "2: offer(1); offer(2) | peek(); poll()",
            "2: offer(1); offer(2) | poll() poll(); poll()",
            "2: offer(1); offer(2) | poll() poll() | peek();")
        .contains("2: offer(1); offer(2) | poll() | peek(); poll()")
        .endsWith("2: ; offer(2) | poll() poll() | peek(); poll()")
        .hasSize(6);
  }

  @Test
  void aThreadNeverBecomesEmptyAndTwoThreadsStay() {
    assertThat(ScenarioShrinker.smaller("1: ; offer(1) | poll() ;")).isEmpty();
    assertThat(ScenarioShrinker.smaller("no scenario")).isEqualTo(List.of());
  }
}
