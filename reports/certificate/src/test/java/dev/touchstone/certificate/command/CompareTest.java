package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.SampleRun;
import dev.touchstone.contracts.queue.QueueClaims;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What got worse, what was mended, what is seen in another way, and figures side by side. */
class CompareTest {
  private static final String[] CLAIMS = {
    QueueClaims.FIFO, QueueClaims.FULL, QueueClaims.EMPTY, QueueClaims.ALLOC
  };

  @TempDir private Path temporary = Path.of("");
  private String bad = "";
  private String good = "";

  @BeforeEach
  void certificates() throws IOException {
    bad =
        write(
            "bad",
            SampleRun.on(SampleRun.FOREIGN)
                .claims(CLAIMS)
                .holds("lincheck", QueueClaims.FIFO)
                .violated("lincheck", QueueClaims.FULL, "offer(3) = false", null)
                .inconclusive("lincheck", QueueClaims.EMPTY, "too few")
                .measured(QueueClaims.ALLOC, Map.of("bytes per operation", "16.0")));
    good =
        write(
            "good",
            SampleRun.on(SampleRun.REFERENCE)
                .claims(CLAIMS)
                .holds("lincheck", QueueClaims.FIFO)
                .holds("lincheck", QueueClaims.FULL)
                .holds("lincheck", QueueClaims.EMPTY)
                .measured(QueueClaims.ALLOC, Map.of("bytes per operation", "0.0")));
  }

  private String write(String name, SampleRun run) throws IOException {
    return Written.certificate(temporary.resolve(name), run.log()).root().toString();
  }

  @Test
  void mended() {
    Ran ran = Ran.with("compare", bad, good);
    assertThat(ran.out())
        .contains("Mended in B\n  touchstone:SpmcArrayQueue QUEUE-FULL\n")
        .contains("A: violated (lincheck: offer(3) = false)")
        .contains("bytes per operation: 16.0 in A, 0.0 in B")
        .contains("2 claims have the same verdict in both")
        .doesNotContain("Worse");
    assertThat(ran.exitCode()).isZero();
  }

  @Test
  void worse() throws IOException {
    Ran ran = Ran.with("compare", good, bad, "--json");
    JsonNode root = JsonMapper.builder().build().readTree(ran.out());
    assertThat(root.at("/differences/0/claim").asText()).isEqualTo(QueueClaims.FULL);
    assertThat(root.at("/differences/0/change").asText()).isEqualTo("BROKEN");
    assertThat(root.at("/differences/1/change").asText()).isEqualTo("UNDECIDED");
    assertThat(ran.exitCode()).isEqualTo(1);
  }

  @Test
  void seenInAnotherWay() throws IOException {
    String other =
        write(
            "other",
            SampleRun.on(SampleRun.FOREIGN)
                .claims(QueueClaims.FULL)
                .violated("lincheck", QueueClaims.FULL, "offer(7) = false", null));
    Ran ran = Ran.with("compare", bad, other);
    assertThat(ran.out()).contains("seen in another way", "offer(7) = false", "Only in A");
    assertThat(ran.exitCode()).isZero();
  }

  @Test
  void withoutEvidenceItSaysThatFiguresAreNotCompared() throws IOException {
    Path alone =
        Files.copy(Path.of(bad, "certificate.json"), temporary.resolve("certificate.json"));
    Ran ran = Ran.with("compare", alone.toString(), good);
    assertThat(ran.err()).contains("figures are not compared", "does not lie beside it");
    assertThat(ran.out()).doesNotContain("Figures");
    assertThat(ran.exitCode()).isZero();
  }
}
