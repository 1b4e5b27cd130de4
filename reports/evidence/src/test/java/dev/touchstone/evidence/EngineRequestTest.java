package dev.touchstone.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineRequestTest {
  @TempDir Path directory;

  @Test
  void isReadBackAsItWasWritten() throws IOException {
    EngineRequest request =
        new EngineRequest(
            List.of("touchstone:A", "b.C"),
            "spmc-bounded,offer=WAIT_FREE",
            Set.of("QUEUE-FULL"),
            Budget.QUICK,
            42,
            directory.resolve("out with space"),
            directory.resolve("evidence.jsonl"),
            directory.resolve("work"),
            "g:a:1",
            "ab12",
            "--artifact g:a:1",
            new Repetition("a-check", "2: offer(1) ; poll() | poll() ;", true));
    Path file = directory.resolve("request.properties");
    request.write(file);
    assertThat(EngineRequest.read(file)).isEqualTo(request);
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    Path file = Files.writeString(directory.resolve("request.properties"), "subjects=x\n");
    assertThatThrownBy(() -> EngineRequest.read(file)).hasMessageContaining("has no 'contract'");
  }
}
