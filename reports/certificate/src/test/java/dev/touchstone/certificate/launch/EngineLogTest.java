package dev.touchstone.certificate.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineLogTest {
  private static final int LINE = 100;

  @TempDir private Path directory = Path.of("");

  /** Numbered lines of a hundred bytes each. */
  private static String lines(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> String.format("%099d%n", i))
        .collect(Collectors.joining());
  }

  private List<String> log(String printed) {
    byte[] bytes = printed.getBytes(StandardCharsets.UTF_8);
    return EngineLog.of(new ByteArrayInputStream(bytes), directory.resolve("log")).close();
  }

  @Test
  void whatFitsIsKeptAsItIs() throws IOException {
    String printed = lines(1_000);
    assertThat(log(printed)).hasSize(12).last().asString().endsWith("999");
    assertThat(directory.resolve("log")).content().isEqualTo(printed);
  }

  @Test
  void aLittleMoreThanFitsAtTheStartIsKeptWholeToo() throws IOException {
    String printed = lines(42_000);
    assertThat(log(printed)).last().asString().endsWith("41999");
    assertThat(Files.readString(directory.resolve("log"))).isEqualTo(printed);
  }

  @Test
  void ofEndlessOutputStartAndEndAreKept() throws IOException {
    String printed = lines(100_000);
    assertThat(log(printed)).hasSize(12).last().asString().endsWith("99999");
    String kept = Files.readString(directory.resolve("log"));
    int atStart = 4 << 20;
    int atEnd = 1 << 16;
    assertThat(kept)
        .startsWith(printed.substring(0, atStart))
        .endsWith(printed.substring(printed.length() - atEnd))
        .contains("[" + (100_000 * LINE - atStart - atEnd) + " bytes are left out here]");
  }
}
