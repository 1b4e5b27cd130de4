package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.Program.Result;
import dev.touchstone.certificate.hostile.DeletesFiles;
import dev.touchstone.certificate.hostile.ExhaustsHeap;
import dev.touchstone.certificate.hostile.ExhaustsMetaspace;
import dev.touchstone.certificate.hostile.ExhaustsThreads;
import dev.touchstone.certificate.hostile.ExitsInOffer;
import dev.touchstone.certificate.hostile.HaltsInOffer;
import dev.touchstone.certificate.hostile.HangsInConstructor;
import dev.touchstone.certificate.hostile.HangsInInitializer;
import dev.touchstone.certificate.hostile.HangsInOffer;
import dev.touchstone.certificate.hostile.LacksDependency;
import dev.touchstone.certificate.hostile.LeavesThreads;
import dev.touchstone.certificate.hostile.PrintsWithoutEnd;
import dev.touchstone.certificate.hostile.ThrowsErrorInConstructor;
import dev.touchstone.certificate.hostile.ThrowsErrorInOffer;
import dev.touchstone.certificate.hostile.WellBehaved;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Subjects that fight back, all in one certification: each costs its own verdicts only, and the
 * well-behaved ones before and after them are certified as if they were alone.
 */
@Tag("hostile")
class HostileSubjectsIT {
  private static final List<Class<?>> SUBJECTS =
      List.of(
          WellBehaved.class,
          HangsInConstructor.class,
          HangsInInitializer.class,
          HangsInOffer.class,
          ExitsInOffer.class,
          HaltsInOffer.class,
          ThrowsErrorInOffer.class,
          ThrowsErrorInConstructor.class,
          LacksDependency.class,
          ExhaustsHeap.class,
          ExhaustsMetaspace.class,
          ExhaustsThreads.class,
          PrintsWithoutEnd.class,
          DeletesFiles.class,
          LeavesThreads.class);

  @TempDir private static Path shared;

  private static List<JsonNode> evidence = List.of();
  private static int exitCode;

  @BeforeAll
  static void certifyThemAll() throws IOException, InterruptedException {
    BadInputIT.jar(shared.resolve("hostile.jar"), SUBJECTS.toArray(Class<?>[]::new));
    List<String> arguments = new ArrayList<>(List.of("certify"));
    SUBJECTS.forEach(type -> arguments.add(type.getName()));
    arguments.addAll(List.of("--jar", "hostile.jar", "--contract", "mpmc-bounded"));
    arguments.addAll(
        List.of("--claim", "QUEUE-FIFO,QUEUE-FULL,QUEUE-PROGRESS", "--engine", "conformance"));
    arguments.addAll(List.of("--out", "c"));
    // Threads run out when the address space does: 6 GiB, in the shell's unit of 1 KiB.
    Result result =
        new Program(shared, "-Xmx512m", "-Dtouchstone.probe.millis=6000")
            .under("ulimit -v 6291456")
            .run(arguments.toArray(String[]::new));
    exitCode = result.exitCode();
    evidence = new ArrayList<>();
    for (String line : Files.readAllLines(shared.resolve("c/evidence.jsonl"))) {
      JsonNode node = JsonMapper.builder().build().readTree(line);
      if (node.path("schema").asText().equals("touchstone-evidence/1")) {
        evidence.add(node);
      }
    }
  }

  /** On a slow machine the watchdog comes before the end of the heap. */
  static Stream<Arguments> verdicts() {
    return Stream.of(
        arguments(WellBehaved.class, "QUEUE-FIFO", "HOLDS", ""),
        arguments(HangsInConstructor.class, "QUEUE-FIFO", "INCONCLUSIVE", "within 6 s"),
        arguments(HangsInInitializer.class, "QUEUE-FIFO", "INCONCLUSIVE", "within 6 s"),
        arguments(HangsInOffer.class, "QUEUE-PROGRESS", "VIOLATED", "did not return within 3 s"),
        arguments(
            ExitsInOffer.class, "QUEUE-FIFO", "INCONCLUSIVE", "ended early, with exit status 0"),
        arguments(
            HaltsInOffer.class, "QUEUE-FIFO", "INCONCLUSIVE", "ended early, with exit status 0"),
        arguments(ThrowsErrorInOffer.class, "QUEUE-FULL", "VIOLATED", "thrown on purpose"),
        arguments(ThrowsErrorInConstructor.class, "QUEUE-FIFO", "INCONCLUSIVE", "no queue of 16"),
        arguments(LacksDependency.class, "QUEUE-FIFO", "INCONCLUSIVE", "hostile/Missing"),
        arguments(ExhaustsHeap.class, "QUEUE-FIFO", "INCONCLUSIVE", "Java heap|did not return"),
        arguments(
            ExhaustsMetaspace.class, "QUEUE-FIFO", "INCONCLUSIVE", "Metaspace|did not return"),
        arguments(
            ExhaustsThreads.class,
            "QUEUE-FIFO",
            "INCONCLUSIVE",
            "did not return|cut short by violations of QUEUE-FULL"),
        arguments(PrintsWithoutEnd.class, "QUEUE-PROGRESS", "VIOLATED", "did not return within"),
        arguments(DeletesFiles.class, "QUEUE-FIFO", "HOLDS", ""),
        arguments(LeavesThreads.class, "QUEUE-FIFO", "HOLDS", ""));
  }

  @ParameterizedTest
  @MethodSource("verdicts")
  void eachCostsItsOwnVerdictsOnly(Class<?> type, String claim, String verdict, String reason) {
    JsonNode found =
        evidence.stream()
            .filter(e -> e.at("/subject/name").asText().equals(type.getName()))
            .filter(e -> e.path("claim").asText().equals(claim))
            .filter(e -> !e.path("verdict").asText().equals("NOT_RUN"))
            .findFirst()
            .orElseThrow(() -> new AssertionError("nothing is said of " + type));
    assertThat(found.path("verdict").asText()).as(found.toString()).isEqualTo(verdict);
    assertThat(found.path("reason").asText()).containsPattern(reason);
  }

  @Test
  void theWorstOfThemDecidesAndThePagesAreThere() {
    assertThat(exitCode).isEqualTo(1);
    assertThat(shared.resolve("c/index.html")).isNotEmptyFile();
    assertThat(shared.resolve("c/junit.xml")).isNotEmptyFile();
  }

  @Test
  void whoPrintsWithoutEndDoesNotFillTheDisk() throws IOException {
    try (Stream<Path> logs = Files.list(shared.resolve("c/logs"))) {
      assertThat(logs.toList()).isNotEmpty().allSatisfy(HostileSubjectsIT::isSmall);
    }
  }

  private static void isSmall(Path log) {
    assertThat(log.toFile().length()).as(log.toString()).isLessThan(5 << 20);
  }

  @Test
  void aFullDiskIsOneClearSentence(@TempDir Path directory)
      throws IOException, InterruptedException {
    Result result =
        new Program(directory)
            .under("ulimit -f 8")
            .run("certify", "--references", "--engine", "conformance", "--out", "c");
    assertThat(result.err())
        .contains("touchstone: The certificate cannot be written to 'c' (")
        .contains("touchstone report c")
        .doesNotContain("\tat dev.touchstone");
    assertThat(result.exitCode()).isEqualTo(70);
    assertThat(directory.resolve("c/evidence.jsonl")).isNotEmptyFile();
  }

  @Test
  void aTruncatedJarIsRefused(@TempDir Path directory) throws IOException, InterruptedException {
    byte[] whole = Files.readAllBytes(shared.resolve("hostile.jar"));
    Files.write(directory.resolve("half.jar"), java.util.Arrays.copyOf(whole, whole.length / 2));
    Result result =
        new Program(directory)
            .run(
                "certify",
                WellBehaved.class.getName(),
                "--jar",
                "half.jar",
                "--contract",
                "mpmc-bounded");
    assertThat(result.err()).contains("'half.jar' is not a jar");
    assertThat(result.exitCode()).isEqualTo(2);
  }
}
