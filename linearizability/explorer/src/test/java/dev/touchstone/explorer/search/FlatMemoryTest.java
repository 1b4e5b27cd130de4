package dev.touchstone.explorer.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Memory does not grow with the number of graphs: ten million of them in a heap of 64 MB. */
@Tag("full")
class FlatMemoryTest {

  private record Ended(int code, String output) {}

  private static Ended run(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                TenMillionGraphs.class.getName()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), output);
  }

  @Test
  void tenMillionGraphsFitIn64Megabytes() throws IOException, InterruptedException {
    Ended ended = run();
    System.out.print(ended.output());
    assertThat(ended.code()).as(ended.output()).isZero();
    assertThat(ended.output()).startsWith("10000000 graphs");
  }

  @Test
  void rememberingGraphsWouldNotFit() throws IOException, InterruptedException {
    Ended ended = run("remember");
    assertThat(ended.code()).isNotZero();
    assertThat(ended.output()).contains("OutOfMemoryError");
  }
}
