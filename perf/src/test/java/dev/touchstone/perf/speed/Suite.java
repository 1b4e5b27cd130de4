package dev.touchstone.perf.speed;

import dev.touchstone.evidence.Environment;
import dev.touchstone.evidence.JsonWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The speed suite: every row of the {@link Catalogue}, all sides in turn, one fork each in every
 * round, the subject twice (the second time as its own peer). Writes one line of JSON for each
 * side, point and round, then the tables and the plot.
 */
public final class Suite {
  private static final Path DEFAULT_HOME = Path.of(System.getProperty("java.home"));

  private final Form form;
  private final Path results;
  private final Launcher launcher;
  private final Path newerHome;
  private final Environment environment = Environment.current();

  private Suite(Form form, Path directory, Path newerHome) throws IOException {
    this.form = form;
    this.results = directory.resolve("results.jsonl");
    this.launcher = new Launcher(directory);
    this.newerHome = newerHome;
    Files.createDirectories(directory);
  }

  /**
   * Runs it.
   *
   * @param arguments the room's directory; the form ({@code smoke}, {@code short}, {@code long}, or
   *     {@code tables} to run nothing); {@code jdk25=DIR}, for rows that need it; {@code rounds=N},
   *     for more or fewer than the form has; {@code publish}, to write tables and plot into the
   *     room's README; anything else chooses rows by the beginning of their names, and leaves the
   *     results of others as they are
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path room = Path.of(arguments[0]);
    Path directory = room.resolve("target/speed");
    List<String> rest = new ArrayList<>(Arrays.asList(arguments).subList(2, arguments.length));
    boolean publish = rest.remove("publish");
    Path newer = DEFAULT_HOME;
    int rounds = 0;
    for (String argument : List.copyOf(rest)) {
      if (argument.startsWith("jdk25=")) {
        newer = Path.of(argument.substring("jdk25=".length()));
        rest.remove(argument);
      } else if (argument.startsWith("rounds=")) {
        rounds = Integer.parseInt(argument.substring("rounds=".length()));
        rest.remove(argument);
      }
    }
    List<SpeedRow> all = new Catalogue(directory).rows();
    List<SpeedRow> chosen =
        all.stream()
            .filter(row -> rest.isEmpty() || rest.stream().anyMatch(row.id()::startsWith))
            .toList();
    if (chosen.isEmpty()) {
      throw new IllegalArgumentException(
          "no row begins with " + rest + "; there are: " + all.stream().map(SpeedRow::id).toList());
    }
    if (!arguments[1].equals("tables")) {
      StandInCompiler.compile(room.resolve("src/test/stand-ins"), directory.resolve("stand-ins"));
      Form form = Form.named(arguments[1]);
      new Suite(rounds > 0 ? form.withRounds(rounds) : form, directory, newer).run(chosen);
    }
    new Report(all, directory, room).write(publish);
  }

  private void run(List<SpeedRow> rows) throws IOException, InterruptedException {
    forget(rows);
    Instant begin = Instant.now();
    for (SpeedRow row : rows) {
      if (row.onlyLong() && !form.everyRow()) {
        continue;
      }
      Instant rowBegin = Instant.now();
      run(row);
      progress(row.id() + ": " + Duration.between(rowBegin, Instant.now()).toSeconds() + " s");
    }
    progress("all: " + Duration.between(begin, Instant.now()).toSeconds() + " s");
  }

  private static void progress(String line) {
    System.err.println("speed: " + line);
  }

  /** Drops what earlier runs said of these rows. */
  private void forget(List<SpeedRow> rows) throws IOException {
    List<String> lines = Files.exists(results) ? Files.readAllLines(results) : List.of();
    List<String> kept =
        lines.stream()
            .filter(
                line ->
                    rows.stream().noneMatch(row -> line.contains("\"row\":\"" + row.id() + "\"")))
            .toList();
    Files.write(results, kept, StandardCharsets.UTF_8);
  }

  private void run(SpeedRow row) throws IOException, InterruptedException {
    List<Point> points = row.points();
    if (!form.allPoints()) {
      points = points.size() < 2 ? points : List.of(points.get(0), points.get(points.size() - 1));
    }
    Path home = Launcher.feature(DEFAULT_HOME) >= row.leastJdk() ? DEFAULT_HOME : newerHome;
    if (Launcher.feature(home) < row.leastJdk()) {
      String why = "NOT RUN: needs JDK " + row.leastJdk() + " or newer, and jdk25=DIR names none";
      append(row, row.subject(), points.get(0), 0, Map.of(), why, "", "");
      return;
    }
    List<SpeedRow.Side> sides = new ArrayList<>(row.sides());
    sides.add(row.sides().get(0));
    int rounds = row.kind() == SpeedRow.Kind.RETAINED ? 1 : form.rounds();
    for (int round = 0; round < rounds; round++) {
      List<Integer> order = new ArrayList<>();
      for (int i = 0; i < sides.size(); i++) {
        order.add(i);
      }
      if (round % 2 == 1) {
        Collections.reverse(order);
      }
      for (int i : order) {
        SpeedRow.Side side = sides.get(i);
        String name = i == sides.size() - 1 ? side.name() + SpeedResult.AGAIN : side.name();
        measure(row, side, name, points, round, home);
      }
    }
  }

  private void measure(
      SpeedRow row, SpeedRow.Side side, String name, List<Point> points, int round, Path home)
      throws IOException, InterruptedException {
    Launcher.Outcome outcome = launcher.launch(row, side, points, form, home);
    for (int i = 0; i < points.size(); i++) {
      Map<String, Double> figures = outcome.points().get(i);
      append(
          row,
          name,
          points.get(i),
          round,
          figures == null ? Map.of() : figures,
          figures == null ? outcome.failure() : null,
          outcome.java(),
          outcome.collector());
    }
    if (outcome.failure() != null) {
      progress(row.id() + ", " + name + " " + outcome.failure());
    }
  }

  private void append(
      SpeedRow row,
      String side,
      Point point,
      int round,
      Map<String, Double> figures,
      String failure,
      String java,
      String collector)
      throws IOException {
    SpeedResult line =
        new SpeedResult(
            SpeedResult.SCHEMA,
            form.name(),
            row.id(),
            side,
            point.name(),
            round,
            point.threads(),
            environment.cores(),
            figures,
            failure,
            java,
            collector,
            environment.cpu(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    Files.writeString(
        results,
        JsonWriter.write(line) + "\n",
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
