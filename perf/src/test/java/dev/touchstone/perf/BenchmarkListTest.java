package dev.touchstone.perf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Without JMH's annotation processor a build succeeds and measures nothing: what it must have made
 * is pinned.
 */
class BenchmarkListTest {
  private static final int BENCHMARKS = 11;

  @Test
  void everyBenchmarkIsListed() throws IOException {
    assertThat(lines("META-INF/BenchmarkList")).hasSize(BENCHMARKS);
  }

  @Test
  void paddingAndInliningHintsAreThere() throws IOException {
    assertThat(lines("META-INF/CompilerHints")).isNotEmpty();
  }

  @Test
  void thePeerTravelsInTheJar() throws IOException {
    try (InputStream jar =
        getClass()
            .getClassLoader()
            .getResourceAsStream("META-INF/touchstone/peers/jctools-core.jar")) {
      assertThat(jar).isNotNull();
      assertThat(jar.readNBytes(2)).isEqualTo(new byte[] {'P', 'K'});
    }
  }

  private static List<String> lines(String resource) throws IOException {
    try (InputStream in = BenchmarkListTest.class.getClassLoader().getResourceAsStream(resource)) {
      assertThat(in).as(resource).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank())
          .toList();
    }
  }
}
