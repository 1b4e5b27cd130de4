package dev.touchstone.perf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * Without JMH's annotation processor a build succeeds and measures nothing: what it must have made
 * is pinned.
 */
class BenchmarkListTest {
  private static final int BENCHMARKS = 13;
  private static final int OF_THE_SPEED_SUITE = 19;

  private static final Predicate<String> SUITE =
      line -> line.contains("dev.touchstone.perf.speed.");

  @Test
  void everyBenchmarkIsListed() throws IOException {
    assertThat(lines("META-INF/BenchmarkList"))
        .satisfies(all -> assertThat(all).filteredOn(SUITE.negate()).hasSize(BENCHMARKS))
        .satisfies(all -> assertThat(all).filteredOn(SUITE).hasSize(OF_THE_SPEED_SUITE));
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

  /** Of every such resource: the engine's, and the speed suite's among the tests. */
  private static List<String> lines(String resource) throws IOException {
    List<String> lines = new ArrayList<>();
    for (URL url :
        Collections.list(BenchmarkListTest.class.getClassLoader().getResources(resource))) {
      try (InputStream in = url.openStream()) {
        new String(in.readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.isBlank())
            .forEach(lines::add);
      }
    }
    return lines;
  }
}
