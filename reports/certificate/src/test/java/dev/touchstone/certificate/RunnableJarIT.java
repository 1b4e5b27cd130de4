package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.Program.Result;
import dev.touchstone.contracts.EngineKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real jar with its real engines, on what costs little. */
class RunnableJarIT {
  private static final String SPECIMEN = "specimen:SpmcReversedFullComparison";

  @TempDir private Path temporary = Path.of("");

  @Test
  void listsWhatThereIs() throws IOException, InterruptedException {
    Result result = new Program(temporary).run("list", "--json");
    assertThat(result.exitCode()).isZero();
    JsonNode root = JsonMapper.builder().build().readTree(result.out());
    assertThat(root.at("/subjects").size()).isGreaterThanOrEqualTo(23);
    assertThat(root.at("/engines").toString())
        .isEqualTo("[\"conformance\",\"lincheck\",\"explorer\",\"jcstress\",\"storms\",\"jmh\"]");
    assertThat(root.at("/claims").size()).isGreaterThanOrEqualTo(17);
  }

  @Test
  void violationLeavesEveryFile() throws IOException, InterruptedException {
    Result result =
        new Program(temporary)
            .run(
                "certify",
                SPECIMEN,
                "--engine",
                "conformance",
                "--claim",
                "QUEUE-FULL",
                "--out",
                "c");
    assertThat(result.exitCode()).as(result.err()).isEqualTo(1);
    assertThat(result.out()).contains("violates QUEUE-FULL").contains("index.html");
    Path certificate = temporary.resolve("c");
    for (String name :
        new String[] {"certificate.json", "evidence.jsonl", "junit.xml", "summary.md"}) {
      assertThat(certificate.resolve(name)).isNotEmptyFile();
    }
    Path counterexample =
        certificate.resolve(
            "counterexamples/specimen_SpmcReversedFullComparison/QUEUE-FULL/conformance");
    for (String name : new String[] {"trace.json", "index.html", "explanation.txt", "replay.txt"}) {
      assertThat(counterexample.resolve(name)).isNotEmptyFile();
    }
    String index = Files.readString(certificate.resolve("index.html"));
    assertThat(index).contains("Touchstone negative controls").hasSizeLessThan(1 << 20);
    assertThat(Files.readString(certificate.resolve("certificate.json")))
        .contains("https://in-toto.io/attestation/test-result/v0.1", "FAILED");

    Files.delete(certificate.resolve("index.html"));
    Result report = new Program(temporary).run("report", "c");
    assertThat(report.exitCode()).isEqualTo(1);
    assertThat(certificate.resolve("index.html")).hasContent(index);
  }

  @Test
  void anEnginesJvmHasTheFlagsThatItsKindAsksFor() throws IOException, InterruptedException {
    new Program(temporary)
        .run("certify", SPECIMEN, "--engine", "explorer", "--claim", "QUEUE-FULL", "--out", "c");
    String evidence = Files.readString(temporary.resolve("c/evidence.jsonl"));
    assertThat(EngineKind.EXPLORER.jvmFlags())
        .isNotEmpty()
        .allSatisfy(flag -> assertThat(evidence).contains('"' + flag + '"'));
  }

  @Test
  void oneCoreIsTooFewForJcstress() throws IOException, InterruptedException {
    Result result =
        new Program(temporary, "-XX:ActiveProcessorCount=1")
            .run("certify", "--references", "--engine", "jcstress", "--claim", "QUEUE-PUBLISH");
    assertThat(result.out()).contains("jcstress needs 2 cores, and this machine has 1");
    assertThat(result.exitCode()).isEqualTo(4);
  }
}
