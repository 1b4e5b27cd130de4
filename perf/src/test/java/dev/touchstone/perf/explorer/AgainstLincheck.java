package dev.touchstone.perf.explorer;

import dev.touchstone.contracts.EngineKind;
import dev.touchstone.perf.PairedRatio;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * How long the explorer takes for a complete verdict on three threads of three calls, against
 * Lincheck's 30 × 2000 invocations of the same scenario. Forks of both in turn, each with the JVM
 * flags that {@code certify} gives it; fails if a side does not come to its verdict, and says
 * whether the explorer needed a twentieth at most.
 */
public final class AgainstLincheck {
  static final String EXPLORER = EngineKind.EXPLORER.engineName();
  static final String LINCHECK = EngineKind.LINCHECK.engineName();

  /** All of the same scenario, in one go: 30 starts would only repeat the first interleavings. */
  private static final int INVOCATIONS = 30 * 2_000;

  private static final double GOAL = 20;
  private static final long SEED = 1;
  private static final int LIMIT_MINUTES = 10;

  /**
   * A scenario.
   *
   * @param first a small one, that both sides start with
   */
  record Row(String subject, String first, String scenario) {}

  static final List<Row> ROWS =
      List.of(
          new Row(
              "touchstone:SpmcArrayQueue",
              "2: ; offer(1) | poll() ; poll()",
              "2: ; offer(1) offer(2) offer(3) | poll() poll() poll() | poll() poll() poll() ;"
                  + " poll() poll() poll()"),
          new Row(
              "touchstone:SynchronizedArrayPool",
              "1: take(1) ; release(1) | take(2) ; takeAtRest(3)",
              "2: take(1) take(2) release(1) ; release(2) take(3) release(3) | take(4) release(4)"
                  + " take(5) | take(6) release(6) take(7) ; takeAtRest(8) takeAtRest(9)"
                  + " takeAtRest(10)"));

  private AgainstLincheck() {}

  /**
   * Prints the table.
   *
   * @param arguments how many forks of each side; how many invocations, if not 30 × 2000
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int pairs = Integer.parseInt(arguments[0]);
    int invocations = arguments.length > 1 ? Integer.parseInt(arguments[1]) : INVOCATIONS;
    System.out.printf(
        Locale.ROOT,
        "JDK %s, %d cores%n",
        Runtime.version(),
        Runtime.getRuntime().availableProcessors());
    for (Row row : ROWS) {
      PairedRatio ratio = measure(row, pairs, invocations);
      System.out.printf(
          Locale.ROOT, "  %.0f times: %s%n", GOAL, ratio.low() >= GOAL ? "reached" : "not reached");
    }
  }

  private static PairedRatio measure(Row row, int pairs, int invocations)
      throws IOException, InterruptedException {
    System.out.println(row.subject() + "  " + row.scenario());
    List<Verdict> explorer = new ArrayList<>();
    List<Verdict> lincheck = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      explorer.add(fork(EXPLORER, row, invocations));
      lincheck.add(fork(LINCHECK, row, invocations));
      System.out.println(text(EXPLORER, explorer.get(i)));
      System.out.println(text(LINCHECK, lincheck.get(i)));
    }
    PairedRatio verdicts =
        PairedRatio.of(
            explorer.stream().map(Verdict::nanos).toList(),
            lincheck.stream().map(Verdict::nanos).toList(),
            SEED);
    PairedRatio totals =
        PairedRatio.of(
            explorer.stream().map(Verdict::totalNanos).toList(),
            lincheck.stream().map(Verdict::totalNanos).toList(),
            SEED);
    System.out.println("  times faster, after the start: " + verdicts + "; with it: " + totals);
    return verdicts;
  }

  private static String text(String side, Verdict verdict) {
    return String.format(
        Locale.ROOT,
        "  %-8s  start %5.2f s  verdict %7.3f s  %6d executions  %7.0f/s  %s",
        side,
        verdict.startSeconds(),
        verdict.seconds(),
        verdict.executions(),
        verdict.executions() / verdict.seconds(),
        verdict.outcome());
  }

  static Verdict fork(String side, Row row, int invocations)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile("verdict", ".txt");
    try {
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      EngineKind.named(side).ifPresent(engine -> command.addAll(engine.jvmFlags()));
      command.addAll(
          List.of(
              "-XX:+EnableDynamicAgentLoading",
              "-Xmx1g",
              "-classpath",
              System.getProperty("java.class.path"),
              VerdictFork.class.getName(),
              side,
              String.valueOf(invocations),
              row.subject(),
              row.first(),
              row.scenario()));
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly();
      }
      String said = Files.readString(output, StandardCharsets.UTF_8);
      return said.lines()
          .filter(Verdict::isIn)
          .map(Verdict::of)
          .filter(verdict -> verdict.outcome().startsWith("holds"))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException(side + " of " + row + " said: " + said));
    } finally {
      Files.delete(output);
    }
  }
}
