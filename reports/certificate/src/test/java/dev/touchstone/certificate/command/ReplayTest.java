package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.touchstone.certificate.fake.FakeBundle;
import dev.touchstone.certificate.fake.FakeEngine.Behaviour;
import dev.touchstone.evidence.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A replay says that the violation was shown when it was, and only then. */
class ReplayTest {
  private static final String ENGINES = "touchstone.engines";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir private Path temporary = Path.of("");
  private Path counterexample = Path.of("");
  private Path replayFile = Path.of("");

  @BeforeEach
  void violation() throws IOException {
    System.setProperty(ENGINES, FakeBundle.write(temporary.resolve("engines")).toString());
    Path out = temporary.resolve("c");
    Ran ran =
        Ran.with(
            "certify",
            "touchstone:Fake",
            "--seed",
            String.valueOf(Behaviour.VIOLATES_FULL.seed()),
            "--out",
            out.toString());
    assertThat(ran.exitCode()).as(ran.err()).isEqualTo(1);
    counterexample = out.resolve("counterexamples/touchstone_Fake/QUEUE-FULL/conformance");
    replayFile = counterexample.resolve("replay.json");
  }

  @AfterEach
  void noEngines() {
    System.clearProperty(ENGINES);
  }

  @Test
  void theCertificateNamesTheCommand() throws IOException {
    assertThat(Files.readString(counterexample.resolve("replay.txt")))
        .startsWith(
            "java -jar touchstone.jar replay"
                + " counterexamples/touchstone_Fake/QUEUE-FULL/conformance/replay.json\n");
  }

  @Test
  void shown() {
    Path out = temporary.resolve("again");
    Ran ran = Ran.with("replay", counterexample.toString(), "--out", out.toString());
    assertThat(ran.out())
        .contains("touchstone:Fake QUEUE-FULL, conformance")
        .contains("offer(1) = false")
        .contains("Shown again.")
        .contains("offer returned false although there was room");
    assertThat(out.resolve("counterexamples/touchstone_Fake/QUEUE-FULL/conformance/index.html"))
        .isNotEmptyFile();
    assertThat(ran.exitCode()).isEqualTo(1);
  }

  @Test
  void notShown() throws IOException {
    change("seed", String.valueOf(Behaviour.HOLDS.seed()));
    Ran ran = Ran.with("replay", replayFile.toString(), "--json");
    JsonNode root = JSON.readTree(ran.out());
    assertThat(root.path("shown").asInt()).isZero();
    assertThat(root.path("reason").asText()).contains("sees nothing that the claim forbids");
    assertThat(ran.exitCode()).isEqualTo(3);
  }

  @Test
  void whereChanceDecidesTheRateIsPrinted() throws IOException {
    change("kind", Replay.Kind.RERUN.name());
    Ran ran = Ran.with("replay", replayFile.toString(), "--runs", "2");
    assertThat(ran.out()).contains("Shown in 2 of 2 runs.");
    assertThat(ran.exitCode()).isEqualTo(1);
  }

  @Test
  void anEngineThatDiesHasShownNothing() throws IOException {
    change("seed", String.valueOf(Behaviour.SAYS_NOTHING.seed()));
    Ran ran = Ran.with("replay", replayFile.toString());
    assertThat(ran.out()).contains("Not shown.").contains("cannot even start");
    assertThat(ran.exitCode()).isEqualTo(3);
  }

  private void change(String field, String value) throws IOException {
    ObjectNode root = (ObjectNode) JSON.readTree(replayFile.toFile());
    root.put(field, value);
    Files.writeString(replayFile, JSON.writeValueAsString(root));
  }
}
