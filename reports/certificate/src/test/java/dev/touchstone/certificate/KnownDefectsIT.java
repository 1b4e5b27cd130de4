package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.Program.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Real releases with a known defect are told from those that mended it, by what a user runs: {@code
 * certify} with one claim and the quick budget, run after run with another seed. The table of rates
 * and times is {@code target/known-defects.md}. Artifacts come from the network; the profile {@code
 * known-defects} runs it.
 */
@Tag("known-defects")
class KnownDefectsIT {
  private static final int RUNS = Integer.getInteger("known.defects.runs", 10);
  private static final long LIMIT_MILLIS = 10_000;
  private static final Path TABLE =
      Path.of(System.getProperty("touchstone.jar", "")).resolveSibling("known-defects.md");
  private static final String HEADER =
      "| defect | class | bad → good | claim | engine | bad noticed | good violated |"
          + " found after, median (worst) |\n|---|---|---|---|---|---|---|---|\n";

  @TempDir private Path temporary = Path.of("");

  /** What one run said of the claim. */
  private record Said(String verdict, String reason, long millis) {
    boolean violated() {
      return verdict.equals("VIOLATED");
    }
  }

  static Stream<KnownDefect> defects() {
    List<String> only = List.of(System.getProperty("known.defects.only", "").split(","));
    return KnownDefect.ALL.stream()
        .filter(defect -> only.contains("") || only.contains(defect.id()));
  }

  @ParameterizedTest
  @MethodSource("defects")
  void toldApart(KnownDefect defect) throws IOException, InterruptedException {
    List<Said> bad = new ArrayList<>();
    List<Said> good = new ArrayList<>();
    for (int seed = 1; seed <= RUNS; seed++) {
      bad.add(certify(defect, defect.bad(), seed));
      good.add(certify(defect, defect.good(), seed));
    }
    long noticed = bad.stream().filter(Said::violated).count();
    long accused = good.stream().filter(Said::violated).count();
    List<Long> millis = bad.stream().filter(Said::violated).map(Said::millis).sorted().toList();
    write(defect, bad, good, millis);
    assertThat(noticed).as("bad %s: %s", defect.bad(), bad).isEqualTo(RUNS);
    assertThat(good).as("good %s", defect.good()).noneMatch(said -> shows(defect, said));
    assertThat(millis).as("bad %s, ms", defect.bad()).allMatch(ms -> ms <= LIMIT_MILLIS);
    if (defect.also().isEmpty()) {
      assertThat(accused).as("good %s: %s", defect.good(), good).isZero();
    }
  }

  private static boolean shows(KnownDefect defect, Said said) {
    return said.violated() && defect.isTold(said.reason());
  }

  private Said certify(KnownDefect defect, String artifact, int seed)
      throws IOException, InterruptedException {
    List<String> arguments =
        new ArrayList<>(List.of("certify", "--artifact", artifact, defect.className()));
    arguments.addAll(List.of("--engine", defect.engine(), "--claim", defect.claim()));
    arguments.addAll(List.of("--seed", String.valueOf(seed), "--out", "c"));
    if (!defect.contract().isEmpty()) {
      arguments.addAll(List.of("--contract", defect.contract()));
    }
    Result result = new Program(temporary).run(arguments.toArray(new String[0]));
    assertThat(result.exitCode()).as(result.err()).isIn(0, 1, 3);
    return worst(temporary.resolve("c/evidence.jsonl"), defect);
  }

  private static Said worst(Path evidence, KnownDefect defect) throws IOException {
    JsonMapper mapper = JsonMapper.builder().build();
    Said worst = new Said("NOT_RUN", "", 0);
    for (String line : Files.readAllLines(evidence)) {
      JsonNode node = mapper.readTree(line);
      if (node.path("schema").asText().startsWith("touchstone-evidence/")
          && node.path("claim").asText().equals(defect.claim())) {
        Said said =
            new Said(
                node.path("verdict").asText(),
                node.path("reason").asText(),
                node.path("durationMillis").asLong());
        worst = said.violated() || worst.verdict().equals("NOT_RUN") ? said : worst;
      }
    }
    return worst;
  }

  private static void write(KnownDefect defect, List<Said> bad, List<Said> good, List<Long> millis)
      throws IOException {
    long told = bad.stream().filter(said -> shows(defect, said)).count();
    long noticed = bad.stream().filter(Said::violated).count();
    long accused = good.stream().filter(Said::violated).count();
    long mistaken = good.stream().filter(said -> shows(defect, said)).count();
    String line =
        String.format(
            Locale.ROOT,
            "| %s | %s | %s → %s | %s | %s | %d of %d%s | %d of %d%s | %s |%n",
            defect.id(),
            defect.simpleName(),
            defect.bad(),
            defect.good().substring(defect.good().lastIndexOf(':') + 1),
            defect.claim(),
            defect.engine(),
            noticed,
            RUNS,
            defect.also().isEmpty() ? "" : ", " + told + " by this defect",
            accused,
            RUNS,
            defect.also().isEmpty() ? "" : ", " + mistaken + " by this defect: " + defect.also(),
            millis.isEmpty()
                ? "–"
                : String.format(
                    Locale.ROOT,
                    "%.1f s (%.1f s)",
                    millis.get(millis.size() / 2) / 1000.0,
                    millis.get(millis.size() - 1) / 1000.0));
    System.out.print(line);
    if (defect.equals(KnownDefect.ALL.get(0)) || !Files.exists(TABLE)) {
      Files.writeString(TABLE, HEADER);
    }
    Files.writeString(TABLE, line, StandardOpenOption.APPEND);
  }
}
